# One image: the API, and the built page that it serves. `docker build -t barra .`
# Debian and not Alpine: the same C library as on the machines on which the tests run.

FROM node:24-bookworm-slim AS build
WORKDIR /barra
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /barra
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /barra
# For what an embedded database, or a key that no setting names, would be kept in.
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=packages /barra/node_modules node_modules
COPY package.json package.json
COPY src/contract src/contract
COPY src/domain src/domain
COPY server server
COPY scripts/doctor.ts scripts/keys.ts scripts/new-epoch.ts scripts/
COPY --from=build /barra/dist dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No npm in between: the signal to end arrives at the server itself.
CMD ["node", "server/start.js"]
