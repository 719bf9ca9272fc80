# The image of the site. The first stage builds, the second contains only the release. docs/operations.md describes how to run it.

FROM docker.io/library/node:26-bookworm-slim AS build
WORKDIR /src
# Packages first, so that the builder’s cache keeps them while only the code changes.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run release -- /app
# The release contains compiled code. Node looks for it in a folder with the id of its account, and writes it readable only for that account: here root.
RUN cd /app/node_modules/.cache/compiled \
    && for folder in *-0; do mv "$folder" "${folder%-0}-10001"; done \
    && chmod --recursive a+rX .

FROM docker.io/library/debian:bookworm-slim
# Node needs libatomic1; everything else that it needs is in Debian’s image.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libatomic1 \
    && rm -rf /var/lib/apt/lists/*
# An account without name, home and shell. It may write to /data, and to /tmp if that is mounted.
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
# A start takes seconds, migrations of a large database minutes.
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/main.ts"]
