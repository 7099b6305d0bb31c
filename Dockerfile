# The tool with what it needs: docker build -t stateview-l10n . && docker run --rm -v "$PWD:/project" stateview-l10n check
FROM swift:6.2-noble AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends libicu-dev libexpat1-dev pkg-config \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN cp "$(tools/build-release)" /stateview-l10n

FROM ubuntu:24.04
# ICU is for plurals of rare languages and ICU messages, git for --changed-since.
RUN apt-get update \
    && apt-get install -y --no-install-recommends git libexpat1 libicu74 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /stateview-l10n /usr/local/bin/stateview-l10n
COPY tools/ci-check /usr/local/bin/stateview-l10n-ci
WORKDIR /project
ENTRYPOINT ["stateview-l10n"]
CMD ["check"]
