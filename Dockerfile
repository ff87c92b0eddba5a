# One image for every part: the whole product, or with `api` or `publisher` behind its command one of
# them. Nothing in it is written to at run time but /data and /tmp.
FROM node:24-bookworm-slim AS compiled
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The address is in every page: an image is of one site.
ARG SITE_URL=http://localhost:8000
ENV SITE_URL=$SITE_URL
RUN npm run compile

FROM node:24-bookworm-slim
WORKDIR /app
ARG SITE_URL=http://localhost:8000
ENV SITE_URL=$SITE_URL HOST=0.0.0.0 PORT=8000 DATA_DIR=/data
RUN mkdir -p /data/uploads && chown -R node:node /data
COPY --from=compiled /app .
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=2m CMD ["node", "scripts/healthy.ts"]
ENTRYPOINT ["node", "scripts/start.mjs"]
