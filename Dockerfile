# docker build -t marigold .                    the site: `node serve.mjs`, as nobody, from a read-only file system
# docker build -t marigold-tools --target tools .    migrations, records, backups, imports

FROM node:22-bookworm-slim AS tools
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
USER node
CMD ["npm", "run", "db:migrate"]

FROM tools AS build
USER root
ARG SITE_NAME=Marigold
ARG SITE_URL
RUN STANDALONE=1 SITE_NAME="$SITE_NAME" SITE_URL="$SITE_URL" npm run build:standalone

FROM node:22-bookworm-slim AS site
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 DATA_DIR=/data
COPY --from=build --chown=root:root /app/.next/standalone ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Signals go to the process itself.
ENTRYPOINT ["node", "serve.mjs"]
