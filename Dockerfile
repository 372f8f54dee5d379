# The product alone, as `npm run serve` runs it (docs/operations.md).
FROM node:24-bookworm-slim AS build
WORKDIR /casita
COPY . .
# The image has Node 24 itself: the optional packages are copies of it.
RUN npm ci && npm run build && npm ci --omit=dev --omit=optional

FROM node:24-bookworm-slim
WORKDIR /casita
COPY --from=build /casita .
RUN install -d -o node -g node /data
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "tools/serve.mjs"]
