# Three stages: the console is built, the packages of the service are installed, and a small image runs as an ordinary user.
FROM node:24-bookworm-slim AS console
WORKDIR /srv/bonafide
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build-console.ts && node scripts/build-organisations.ts && node scripts/build-threads.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /srv/bonafide
COPY package.json package-lock.json ./
# The image has its own Node; the one that npm brings for other machines is left out.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 BONAFIDE_DATA_DIR=/var/lib/bonafide
WORKDIR /srv/bonafide
COPY --from=packages /srv/bonafide/node_modules node_modules
COPY --from=console /srv/bonafide/dist/console dist/console
COPY --from=console /srv/bonafide/dist/organisations.index dist/organisations.index
COPY --from=console /srv/bonafide/dist/threads dist/threads
COPY package.json openapi.json README.md SECURITY.md CHANGELOG.md ARCHITECTURE.md CONTRIBUTING.md ./
COPY bin bin
COPY data/organisations data/organisations
COPY docs docs
COPY migrations migrations
COPY sample-web sample-web
COPY src src
RUN mkdir -p /var/lib/bonafide && chown node:node /var/lib/bonafide
USER node
VOLUME /var/lib/bonafide
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8787/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--no-regexp-tier-up", "src/main/bin.ts"]
CMD ["serve"]
