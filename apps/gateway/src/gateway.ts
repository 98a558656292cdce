import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { proxyApi } from './api-proxy';
import type { Config } from './config';
import { sendProblem } from './gateway-problem';
import { servePages } from './pages';
import { ReleaseStore } from './release-store';
import { upstreams } from './upstreams';

/** The only door: pages, immutable release files, and `/api` forwarded to the services. */
export async function createGateway(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.LOG_LEVEL },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => void sendProblem(reply, 'invalid'),
  });
  const folder = resolve(config.RELEASES_DIR);
  const store = new ReleaseStore(folder, (name, reason) => {
    app.log.warn({ app: name, reason: String(reason) }, 'release refused');
  });

  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', (_request, reply) =>
    store.active() ? { status: 'ok' } : reply.code(503).send({ status: 'no release' }),
  );
  await proxyApi(app, upstreams(config));
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
  servePages(app, store, Object.keys(config.DEV_REMOTES).length > 0);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'notFound'));
  return app;
}
