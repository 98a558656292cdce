import { Registry } from 'prom-client';
import { configSchema } from '../config';
import type { RefusedRelease } from '../releases/refused-releases';
import { ReleaseFolder } from '../releases/release-folder';
import { ReleaseStore } from '../releases/release-store';
import { RenderCounts } from '../rendering/render-counts';
import { startRenderer } from '../rendering/start-renderer';
import type { RenderPool } from '../rendering/render-pool';
import { RENDER_WORKER_FOLDER } from './open-gateway';
import { PublishedReleases, remoteBundle } from './published-releases';

/** The versions in use out of a folder of releases, with one render thread. */
async function openStore(releases: PublishedReleases, standbyMs?: number) {
  const config = configSchema.parse({ RENDER_WORKER_FOLDER, RENDER_THREADS: 1 });
  const log = { debug: () => undefined, warn: () => undefined };
  const registry = new Registry();
  const start = startRenderer(config, { log, registry, counts: new RenderCounts(registry) });
  const refused: RefusedRelease[] = [];
  const started: string[] = [];
  const store = new ReleaseStore({
    folder: new ReleaseFolder(releases.folder),
    chosen: () => releases.live.stable,
    standbyMs,
    startRenderer: (toRender) => {
      started.push(toRender.id);
      return start(toRender);
    },
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

  return { store, refused, started, pageOf, versions };
}

/** Text of a cart's server bundle whose page says `html`. */
export const cartPage = (html: string) =>
  remoteBundle(`{ path: '/cart', render: () => ({ html: '${html}' }) }`);

/** Releases of a shell (s1), a cart (c1) and a search (f1), and what is in use of them. */
export class VersionedShop extends PublishedReleases {
  private readonly stores: ReleaseStore<RenderPool>[] = [];

  constructor() {
    super();
    this.publish({ name: 'shell', version: 's1' });
    this.publishCart('c1');
    this.publish({ name: 'search', version: 'f1', mounts: ['/search'] });
  }

  publishCart(version: string, bundle = cartPage(version)) {
    return this.publish({ name: 'cart', version, mounts: ['/cart'], bundle });
  }

  /** As long as that (milliseconds) what was in use before stays ready. */
  async open(standbyMs?: number) {
    const opened = await openStore(this, standbyMs);
    this.stores.push(opened.store);
    return opened;
  }

  async close(): Promise<void> {
    await Promise.all(this.stores.splice(0).map((store) => store.close()));
    this.remove();
  }
}
