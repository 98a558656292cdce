import { Registry } from 'prom-client';
import { configSchema } from '../config';
import type { RefusedRelease } from '../releases/refused-releases';
import { ReleaseFolder } from '../releases/release-folder';
import { ReleaseStore } from '../releases/release-store';
import { startRenderer } from '../rendering/start-renderer';
import { RENDER_WORKER_FOLDER } from './open-gateway';

/** The versions in use out of a folder of releases, with one render thread. */
export async function openStore(folder: string) {
  const config = configSchema.parse({ RENDER_WORKER_FOLDER, RENDER_THREADS: 1 });
  const log = { debug: () => undefined, warn: () => undefined };
  const refused: RefusedRelease[] = [];
  const store = new ReleaseStore({
    folder: new ReleaseFolder(folder),
    startRenderer: startRenderer(config, { log, registry: new Registry() }),
    onRefused: (one) => refused.push(one),
  });
  await store.refresh();

  async function pageOf(path: string) {
    const url = `http://shop.test${path}`;
    const page = await store.active()?.renderer.render({ url, headers: {}, timeLimitMs: 500 });
    return page && { html: page.html, status: page.status };
  }

  function versions() {
    const active = store.active();
    return active && [active.shell, ...active.remotes].map(({ release }) => release.version);
  }

  return { store, refused, pageOf, versions };
}
