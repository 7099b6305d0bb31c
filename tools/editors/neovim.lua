-- A session over the example app, run by tools/check-language-server: 'nvim --headless -S neovim.lua FILE'.

local function fail(message)
  io.stdout:write(message .. "\n")
  vim.cmd("cquit! 1")
end

local function wait(what, condition)
  if not vim.wait(60000, condition, 20) then
    fail(what .. ": waited in vain")
  end
end

local function main()
  local buffer = vim.api.nvim_get_current_buf()
  local client = vim.lsp.start_client({ name = "stateview-l10n", cmd = { vim.env.STATEVIEW_L10N, "lsp" }, root_dir = vim.fn.getcwd() })
  vim.lsp.buf_attach_client(buffer, client)
  wait("the client starts", function()
    return vim.lsp.get_client_by_id(client) ~= nil and vim.lsp.get_client_by_id(client).initialized
  end)
  local function findings(code)
    return vim.tbl_filter(function(finding) return finding.code == code end, vim.diagnostic.get(buffer))
  end
  local function ask(method, position, more)
    local params = { textDocument = vim.lsp.util.make_text_document_params(buffer), position = position }
    local answers, problem = vim.lsp.buf_request_sync(buffer, method, vim.tbl_extend("force", params, more or {}), 60000)
    if problem or not answers or not answers[client] or answers[client].err then
      fail(method .. ": " .. vim.inspect(problem or answers))
    end
    return answers[client].result
  end

  -- An edit that Neovim sends as the range that changed.
  local number = vim.fn.search([[^"accounts.title"]], "nw") - 1
  vim.api.nvim_buf_set_lines(buffer, number, number + 1, true, { [["accounts.title" = "x 😀 y  z %@";]] })
  wait("the two blanks are found", function() return #findings("double-space") == 1 end)
  local found = findings("double-space")[1]
  -- Neovim shows columns in bytes, whatever was sent.
  if found.lnum ~= number or found.col ~= 28 then fail("they are found at " .. vim.inspect(found)) end

  local hover = ask("textDocument/hover", { line = number, character = 3 })
  if not hover or not hover.contents.value:find("Accounts", 1, true) then fail("hover: " .. vim.inspect(hover)) end

  -- A key that is being typed.
  vim.api.nvim_buf_set_lines(buffer, number, number, true, { [["DesignSystem.stateView.no]] })
  local list = ask("textDocument/completion", { line = number, character = 26 })
  if not list or #list.items == 0 then fail("completion: " .. vim.inspect(list)) end
  vim.api.nvim_buf_set_lines(buffer, number, number + 1, true, {})
  wait("the line is whole again", function()
    return #findings("double-space") == 1 and findings("double-space")[1].lnum == number
  end)

  local place = { line = number, character = 0 }
  local actions = ask("textDocument/codeAction", nil, {
    range = { start = place, ["end"] = { line = number, character = 30 } }, context = { diagnostics = {} },
  })
  local fix = vim.tbl_filter(function(action)
    return action.edit and action.diagnostics[1].code == "double-space" and not action.title:find("Accept", 1, true)
  end, actions or {})[1]
  if not fix then fail("no fix: " .. vim.inspect(actions)) end
  vim.lsp.util.apply_workspace_edit(fix.edit, vim.lsp.get_client_by_id(client).offset_encoding)
  wait("the fix mends it", function() return #findings("double-space") == 0 end)
  local line = vim.api.nvim_buf_get_lines(buffer, number, number + 1, true)[1]
  if line ~= [["accounts.title" = "x 😀 y z %@";]] then fail("the fix wrote " .. line) end

  vim.lsp.stop_client(client)
  wait("the server ends", function() return vim.lsp.get_client_by_id(client) == nil end)
  io.stdout:write("all is well in Neovim " .. tostring(vim.version().major) .. "." .. tostring(vim.version().minor) .. "\n")
  vim.cmd("qall!")
end

vim.schedule(function()
  local ok, problem = pcall(main)
  if not ok then fail(tostring(problem)) end
end)
