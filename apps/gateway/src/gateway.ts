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
import { receiveCspReports } from './pages/csp-reports';
import { servePages } from './pages/pages';
import { secureAnswers } from './pages/security-headers';
import { ReleaseFolder } from './releases/release-folder';
import { ReleaseMetrics } from './releases/release-metrics';
import { ReleaseStore } from './releases/release-store';
import type { RenderPool } from './rendering/render-pool';
import { startRenderer } from './rendering/start-renderer';
import { upstreams } from './upstreams';

/** How often the gateway looks for other versions, in milliseconds. */
const REFRESH_MS = 1000;

/** The only door: pages, immutable release files, and `/api` forwarded to the services. */
export async function createGateway(config: Config): Promise<FastifyInstance> {
  const { RELEASE: release, LOG_LEVEL: level } = config;
  const logger: FastifyBaseLogger = createLogger({ service: 'gateway', release, level });
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => void sendProblem(reply, { statusCode: 400 }),
  });
  const folder = resolve(config.RELEASES_DIR);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const metrics = new Metrics();
  const store = createStore(app, config, { folder, metrics });
  keepUpToDate(app, store);
  secureAnswers(app);
  serveOperations(app, store, metrics);
  await receiveCspReports(app);
  await proxyApi(app, upstreams(config));
  await serveReleases(app, folder);
  const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  servePages(app, { store, origin, isDevelopment: config.DEVELOPMENT });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'notFound'));
  return app;
}

function createStore(
  app: FastifyInstance,
  config: Config,
  { folder, metrics: { registry } }: { folder: string; metrics: Metrics },
): ReleaseStore<RenderPool> {
  const store = new ReleaseStore({
    folder: new ReleaseFolder(folder),
    startRenderer: startRenderer(config, { log: app.log, registry }),
    onRefused: (refused) => {
      measured.countRefused(refused);
      app.log.warn(refused, 'release refused');
    },
  });
  const measured = new ReleaseMetrics(registry, () => store.active());
  return store;
}

/** Looks for new versions from the start to the end. */
function keepUpToDate(app: FastifyInstance, store: ReleaseStore<RenderPool>): void {
  const look = () =>
    store.refresh().catch((error: unknown) => app.log.error({ reason: String(error) }, 'no look'));
  const timer = setInterval(() => void look(), REFRESH_MS);
  app.addHook('onReady', look);
  app.addHook('onClose', () => {
    clearInterval(timer);
    return store.close();
  });
}

function serveOperations(
  app: FastifyInstance,
  store: ReleaseStore<RenderPool>,
  metrics: Metrics,
): void {
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
