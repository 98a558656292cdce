import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { companyOf } from '@zaino/service/company/company-config';
import { Metrics } from '@zaino/service/metrics';
import { MovedAddresses } from '@zaino/service/moved-addresses';
import type { FastifyInstance } from 'fastify';
import { dropPlantedCookies } from './calls/drop-planted-cookies';
import { openDoor } from './calls/open-door';
import { refuseAmbiguous } from './calls/refuse-ambiguous';
import type { Config } from './config';
import { createServer } from './create-server';
import { holderAsker } from './fronts/ask-holder';
import { DomainHolders } from './fronts/domain-holders';
import { frontFinder } from './fronts/front-finder';
import { serveIcons } from './icons/serve-icons';
import { serveManifest } from './offline/serve-manifest';
import { serveWorker } from './offline/serve-worker';
import { type IsOperator, operatorsAt } from './operators';
import { limitAnswers } from './pages/answer-policy';
import { receiveCspReports } from './pages/csp-reports';
import { DataChangeListener } from './pages/data-change-listener';
import { pageAnalytics } from './pages/page-analytics';
import { PageCache } from './pages/page-cache';
import { PagePace } from './pages/page-pace';
import { RenderBudget } from './pages/render-budget';
import { servePages } from './pages/pages';
import { VisitorSemaphores } from './pages/visitor-semaphores';
import { secureAnswers } from './pages/security-headers';
import { openLanes } from './lanes/open-lanes';
import { localFiles } from './releases/local-files';
import { refuseCollected } from './releases/refuse-collected';
import { serveReleases } from './releases/serve-releases';
import { serveRobots } from './search-engines/serve-robots';
import { serveSitemap } from './search-engines/serve-sitemap';
import { sitemapSources } from './search-engines/sitemap-sections';
import { serveMetrics } from './serve-metrics';
import { serveSecurityContact } from './serve-security-contact';
import { UpstreamHealth } from './services/upstream-health';
import { createSites } from './sites';
import { upstreams } from './upstreams';

/** How long an old page is served while a new one is made, in milliseconds. */
const PAGE_STALE_MS = 60_000;
/** Memory for kept pages. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** The only door: pages, immutable release files, and `/api` forwarded to the services. */
export async function createGateway(config: Config): Promise<FastifyInstance> {
  const app = createServer(config);
  const folder = resolve(config.RELEASES_DIR);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const metrics = new Metrics();
  const files = await localFiles(config, folder, app.log);
  const around = { folder, files, registry: metrics.registry };
  const { lanes, chooser, door } = openLanes(app, config, around);
  const isReady = () => lanes.stable() !== undefined;
  secureAnswers(app);
  limitAnswers(app);
  refuseAmbiguous(app);
  dropPlantedCookies(app, config.PUBLIC_URL);
  const isOperator = operatorsAt(config.METRICS_FROM);
  const moved = new MovedAddresses(config.MOVED_ADDRESSES_FILE);
  const health = new UpstreamHealth(upstreams(config), moved);
  serveOperations(app, isReady, { health, isOperator });
  metrics.observe(app);
  serveMetrics(app, metrics, isOperator);
  await receiveCspReports(app);
  const siteOf = createSites(config);
  await openDoor(app, config, { siteOf, registry: metrics.registry });
  await serveReleases(app, { folder, fetched: files.fetched });
  serveIcons(app, () => lanes.stable());
  serveRobots(app, siteOf);
  serveSecurityContact(app, { siteOf, contact: companyOf(config).email });
  const tellSitemap = serveSitemap(app, { sources: sitemapSources(config), siteOf });
  const cache = keepPages(config);
  const holders = new DomainHolders({
    ask: holderAsker(config),
    onFailure: (error) => app.log.warn({ reason: String(error) }, 'nobody says whose it is'),
  });
  followData(app, config, (domain) => {
    // Pages at a bookshop's address are kept by what it says; owners empty the memory of nobody's pages.
    if (domain !== 'bookshops') cache?.drop();
    if (domain === 'bookshops' || domain === undefined) holders.changed();
    tellSitemap(domain);
  });
  const budget = new RenderBudget(config.RATE_LIMIT_FACTOR);
  const findFront = frontFinder({ holders, budget });
  const isOffline = config.OFFLINE && !config.DEVELOPMENT;
  serveWorker(app, { siteOf, folder: config.RENDER_WORKER_FOLDER, isOn: isOffline });
  const active = () => lanes.stable();
  serveManifest(app, { active, siteOf, findFront, name: config.BRAND_NAME });
  servePages(app, {
    chooser,
    door,
    cache,
    pace: config.RATE_LIMIT_FACTOR === 0 ? undefined : new PagePace(),
    budget,
    semaphores: new VisitorSemaphores(pagesAtOnce(config)),
    siteOf,
    findFront,
    analytics: pageAnalytics(config),
    company: companyOf(config),
    isDevelopment: config.DEVELOPMENT,
    isOffline,
    registry: metrics.registry,
  });
  app.setNotFoundHandler(refuseCollected(folder));
  return app;
}

/** As many pages of one address as threads render; where nothing is counted nobody waits. */
function pagesAtOnce({ RATE_LIMIT_FACTOR: factor, RENDER_THREADS: threads }: Config): number {
  return factor === 0 ? 0 : Math.max(2, threads);
}

/** None in development, where pages change by the second. */
function keepPages({ PAGE_FRESH_MS: freshMs, DEVELOPMENT }: Config): PageCache | undefined {
  if (DEVELOPMENT || freshMs === 0) return undefined;
  return new PageCache({ freshMs, staleMs: PAGE_STALE_MS, maxBytes: PAGE_CACHE_BYTES });
}

/** `onChange` hears whose data changed; without Redis what is made of them only grows old. */
function followData(
  app: FastifyInstance,
  { REDIS_URL: redisUrl }: Config,
  onChange: (domain?: string) => void,
): void {
  if (redisUrl === undefined) return;
  const changes = new DataChangeListener({ redisUrl, log: app.log, onChange });
  app.addHook('onClose', () => changes.close());
}

/**
 * Ready is a gateway with a shell: pages go on while a service is down, which is then named as what is degraded, for
 * those who run the shop; a stranger learns whether it is ready and no more.
 */
function serveOperations(
  app: FastifyInstance,
  hasShell: () => boolean,
  { health, isOperator }: { health: UpstreamHealth; isOperator: IsOperator },
): void {
  app.get('/health/live', () => ({ status: 'up' }));
  app.get('/health/ready', async (request, reply) => {
    const isReady = hasShell();
    const status = isReady ? 'ready' : 'not-ready';
    void reply.code(isReady ? 200 : 503);
    if (!isOperator(request)) return reply.send({ status });
    const services = await health.states();
    const degraded = Object.keys(services).filter((name) => services[name] === 'down');
    return reply.send({ status, degraded, services });
  });
}
