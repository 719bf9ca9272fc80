# The site as an image: built in the first stage, of which the second takes the release alone. docs/operations.md says how to run it.

FROM docker.io/library/node:26-bookworm-slim AS build
WORKDIR /src
# Packages first: they stay in the cache of the builder while only the code changes.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run release -- /app

FROM docker.io/library/debian:bookworm-slim
# Node needs it; everything else that it needs comes with Debian.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libatomic1 \
    && rm -rf /var/lib/apt/lists/*
# An account without a name, a home or a shell. What it may write is /data, and /tmp where somebody mounts one.
RUN install --directory --owner=10001 --group=10001 /data
COPY --from=build /app /app
WORKDIR /app
USER 10001:10001
ENV PATH=/app/node_modules/.bin:/usr/local/bin:/usr/bin:/bin \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# Starting takes seconds, migrations of a large database minutes.
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/main.ts"]
