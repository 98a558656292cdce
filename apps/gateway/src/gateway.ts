import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import staticFiles from '@fastify/static';
import { createLogger } from '@zaino/service/logger';
import { Metrics } from '@zaino/service/metrics';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { proxyApi } from './api-proxy';
import type { Config } from './config';
import { sendProblem } from './gateway-problem';
import { servePages } from './pages';
import { ReleaseStore } from './release-store';
import { upstreams } from './upstreams';

/** The only door: pages, immutable release files, and `/api` forwarded to the services. */
export async function createGateway(config: Config): Promise<FastifyInstance> {
  const { RELEASE: release, LOG_LEVEL: level } = config;
  const logger: FastifyBaseLogger = createLogger({ service: 'gateway', release, level });
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => void sendProblem(reply, { statusCode: 400 }),
  });
  const folder = resolve(config.RELEASES_DIR);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const store = new ReleaseStore(folder, (name, reason) => {
    app.log.warn({ app: name, reason: String(reason) }, 'release refused');
  });
  serveOperations(app, store);
  await proxyApi(app, upstreams(config));
  await serveReleases(app, folder);
  servePages(app, store, config.DEVELOPMENT);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'notFound'));
  return app;
}

function serveOperations(app: FastifyInstance, store: ReleaseStore): void {
  const metrics = new Metrics();
  metrics.observe(app);
  app.get('/health/live', () => ({ status: 'up' }));
  app.get('/health/ready', (_request, reply) => {
    const isReady = store.active() !== undefined;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not-ready' });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}

async function serveReleases(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    prefix: '/releases/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    dotfiles: 'ignore',
    index: false,
    decorateReply: false,
  });
}
