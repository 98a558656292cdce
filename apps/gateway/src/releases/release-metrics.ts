import { Counter, Gauge, type Registry } from 'prom-client';
import type { RefusedRelease } from './refused-releases';
import type { ActiveReleases, Renderer } from './release-store';

/** What is measured of the releases in use. */
export class ReleaseMetrics {
  private readonly refused: Counter<'app'>;

  constructor(registry: Registry, active: () => ActiveReleases<Renderer> | undefined) {
    this.refused = new Counter({
      name: 'releases_refused_total',
      help: 'Versions that were to be active and could not be used',
      labelNames: ['app'],
      registers: [registry],
    });
    const info = new Gauge({
      name: 'release_active_info',
      help: 'The version of each app that pages are made of',
      labelNames: ['app', 'version'],
      registers: [registry],
      collect: () => {
        info.reset();
        const releases = active();
        if (!releases) return;
        for (const { chosen, release } of [releases.shell, ...releases.remotes]) {
          info.set({ app: chosen.app, version: release.version }, 1);
        }
      },
    });
  }

  countRefused({ app }: RefusedRelease): void {
    this.refused.inc({ app });
  }
}
