import { join } from 'node:path';
import { companyOf } from '@zaino/service/company/company-config';
import type { Registry } from 'prom-client';
import type { Config } from '../config';
import { ReleaseRefused, type ReleasesToRender } from '../releases/release-store';
import { upstreams } from '../upstreams';
import { CircuitBreaker } from './circuit-breaker';
import { CompiledBundles } from './compiled-bundles';
import { ThreadRefused } from './render-failed';
import type { RenderCounts } from './render-counts';
import { RenderMetrics } from './render-metrics';
import { type RenderLog, RenderPool } from './render-pool';
import type { BundleSource } from './worker-messages';

const WORKER_FILE = 'render-worker.js';

/** Gives how the workers of a release set are started; rejects with `ReleaseRefused` where a bundle does not load. */
export function startRenderer(config: Config, { log, registry, counts }: RenderOperations) {
  const services = upstreams(config).map(({ urls, prefixes }) => ({ urls, prefixes }));
  const company = companyOf(config);
  const { MOVED_ADDRESSES_FILE: movedAddressesFile } = config;
  const compiled = new CompiledBundles();
  const metrics = new RenderMetrics(registry);
  const shared = { breaker: new CircuitBreaker(), metrics, counts, log };

  return async (
    { set, shell, remotes, unavailable }: ReleasesToRender,
    threads = config.RENDER_THREADS,
  ): Promise<RenderPool> => {
    const bundles = [shell, ...remotes].filter(({ serverBundle }) => serverBundle !== undefined);
    const sources = bundles.map((one): BundleSource => {
      const { chosen, serverBundle: text = '' } = one;
      return { app: chosen.app, text, compiled: compiled.of(one) };
    });
    const [first, ...others] = sources;
    if (first?.app !== shell.chosen.app) {
      throw new ReleaseRefused(shell.chosen.app, 'it has no server bundle');
    }
    try {
      const pool = await RenderPool.start({
        file: join(config.RENDER_WORKER_FOLDER, WORKER_FILE),
        threads,
        input: {
          releases: set,
          shell: first,
          remotes: others,
          services,
          movedAddressesFile,
          company,
        },
        unavailable,
        ...shared,
      });
      for (const [index, one] of bundles.entries()) compiled.keep(one, sources[index]?.compiled);
      return pool;
    } catch (error) {
      if (error instanceof ThreadRefused) throw new ReleaseRefused(error.app, error.message);
      throw error;
    }
  };
}

interface RenderOperations {
  log: RenderLog;
  registry: Registry;
  counts: RenderCounts;
}
