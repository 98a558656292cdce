import { join } from 'node:path';
import { demoCompany, type PageRequest } from '@zaino/contracts/shared';
import { Registry } from 'prom-client';
import { CircuitBreaker } from '../rendering/circuit-breaker';
import { RenderCounts } from '../rendering/render-counts';
import { RenderMetrics } from '../rendering/render-metrics';
import { RenderPool } from '../rendering/render-pool';
import { RENDER_WORKER_FOLDER } from './open-gateway';
import { remoteBundle, shellBundle } from './published-releases';

type PoolOptions = Parameters<typeof RenderPool.start>[0];

interface PoolToOpen extends Partial<Omit<PoolOptions, 'input' | 'log' | 'metrics' | 'counts'>> {
  /** Text of the shell's bundle. */
  shell?: string;
  /** Text of the remotes' routes; each lives below `/<its name>`. */
  remotes?: Record<string, string>;
  /** Text of whole bundles of remotes. */
  bundles?: Record<string, string>;
  services?: PoolOptions['input']['services'];
}

const files = (version: string, name: string) => ({
  version,
  base: `/releases/${name}/${version}/`,
  integrity: {},
});

const homeAlone = shellBundle("{ path: '/', render: () => ({ html: 'Home' }) }");

function inputOf(
  { shell = homeAlone, remotes = {}, bundles = {}, services = [] }: PoolToOpen,
  unavailable: string[],
): PoolOptions['input'] {
  const wrapped = Object.entries(remotes).map(([app, routes]) => [app, remoteBundle(routes)]);
  const texts = [...wrapped, ...Object.entries(bundles)] as [string, string][];
  const names = [...texts.map(([app]) => app), ...unavailable];
  return {
    releases: {
      shell: files('s1', 'shell'),
      remotes: names.map((name) => ({
        name,
        mounts: [`/${name}`],
        entry: 'entry.js',
        ...files('v1', name),
      })),
    },
    shell: { app: 'shell', text: shell },
    remotes: texts.map(([app, text]) => ({ app, text })),
    services,
    company: demoCompany,
  };
}

/** Render workers on the bundles of a test. */
export async function openPool({ shell, remotes, bundles, services, ...options }: PoolToOpen = {}) {
  const { unavailable = [] } = options;
  const log: { level: string; fields: object; message: string }[] = [];
  const write = (level: string) => (fields: object, message: string) =>
    log.push({ level, fields, message });
  const registry = new Registry();
  const counts = new RenderCounts(registry);
  const toLoad = { shell, remotes, bundles, services };
  const input = inputOf(toLoad, unavailable);
  const pool = await RenderPool.start({
    file: join(RENDER_WORKER_FOLDER, 'render-worker.js'),
    threads: 1,
    input,
    breaker: new CircuitBreaker(),
    metrics: new RenderMetrics(registry),
    counts,
    log: { debug: write('debug'), warn: write('warn') },
    ...options,
    unavailable,
  });
  const page = (path: string, request: Partial<PageRequest> = {}) =>
    pool.render({ url: `http://shop.test${path}`, headers: {}, timeLimitMs: 500, ...request });
  return { pool, page, log, registry, counts, input };
}
