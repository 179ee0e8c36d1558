# syntax=docker/dockerfile:1
# Targets: api (serves the built web too), worker, tools (set-up, migrations, demo data, sandbox, S3 stand-in).
FROM node:24-bookworm-slim AS base
WORKDIR /app

# Only the manifests and the lockfile, so that source changes do not invalidate the dependency layers.
FROM base AS manifests
COPY . .
RUN find . -mindepth 2 -type f -not -name package.json -delete

FROM base AS dependencies
COPY --from=manifests /app .
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund

FROM base AS server-dependencies
COPY --from=manifests /app .
RUN --mount=type=cache,target=/root/.npm \
    npm ci --no-audit --no-fund --omit=dev --workspace @tailgate/server

FROM dependencies AS web
COPY packages packages
COPY tsconfig*.json ./
COPY apps/web apps/web
RUN npm run build --workspace @tailgate/web

FROM dependencies AS tools
COPY . .
# A new volume inherits its owner from the mount point.
RUN mkdir -p /settings/postgres /settings/nats /data && chown -R node:node /settings /data
USER node

FROM base AS server
# glibc keeps freed memory in each of its arenas; hashing and images free a lot.
ENV MALLOC_ARENA_MAX=2
COPY --from=server-dependencies /app .
COPY packages packages
COPY apps/server apps/server
USER node

FROM server AS worker
CMD ["node", "apps/server/src/worker.ts"]

FROM server AS api
COPY --from=web /app/apps/web/dist apps/web/dist
ENV WEB_DIST=/app/apps/web/dist
CMD ["node", "apps/server/src/api.ts"]
