import { join } from 'node:path';
import type { Config } from '../config';
import { ReleaseRefused, type ReleasesToRender } from '../releases/release-store';
import { upstreams } from '../upstreams';
import { RenderPool } from './render-pool';
import { ThreadRefused } from './render-thread';
import type { BundleSource } from './worker-messages';

const WORKER_FILE = 'render-worker.js';

/** Gives how the workers of a release set are started; rejects with `ReleaseRefused` where a bundle does not load. */
export function startRenderer(config: Config, onFailure: (reason: string) => void) {
  const services = upstreams(config).flatMap(({ url, prefixes }) =>
    prefixes.map((prefix) => ({ prefix, url })),
  );

  return async ({ set, shell, remotes }: ReleasesToRender): Promise<RenderPool> => {
    const sources = [shell, ...remotes].flatMap(({ chosen, serverBundle }): BundleSource[] =>
      serverBundle === undefined ? [] : [{ app: chosen.app, text: serverBundle }],
    );
    const [first, ...others] = sources;
    if (first?.app !== shell.chosen.app) {
      throw new ReleaseRefused(shell.chosen.app, 'it has no server bundle');
    }
    try {
      return await RenderPool.start({
        file: join(config.RENDER_WORKER_FOLDER, WORKER_FILE),
        threads: config.RENDER_THREADS,
        input: { releases: set, shell: first, remotes: others, services },
        onFailure,
      });
    } catch (error) {
      if (error instanceof ThreadRefused) throw new ReleaseRefused(error.app, error.message);
      throw error;
    }
  };
}
