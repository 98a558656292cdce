import { Counter, Gauge, type Registry } from 'prom-client';
import type { RefusedRelease } from './refused-releases';
import type { ActiveReleases, Renderer } from './release-store';

/** Releases that pages are made of. */
interface MeasuredLane {
  /** `stable`, `canary` or `preview`. */
  kind: string;
  releases: ActiveReleases<Renderer>;
}

/** What is measured of the releases in use. */
export class ReleaseMetrics {
  private readonly refused: Counter<'app'>;

  constructor(registry: Registry, lanes: () => MeasuredLane[]) {
    this.refused = new Counter({
      name: 'releases_refused_total',
      help: 'Versions that pages were to be made of and that could not be used',
      labelNames: ['app'],
      registers: [registry],
    });
    const info = new Gauge({
      name: 'release_active_info',
      help: 'The version of each app that pages are made of, by the visitors who get them: all but some, of a canary, of a preview',
      labelNames: ['lane', 'app', 'version'],
      registers: [registry],
      collect: () => {
        info.reset();
        for (const { kind, releases } of lanes()) {
          for (const { chosen, release } of [releases.shell, ...releases.remotes]) {
            info.set({ lane: kind, app: chosen.app, version: release.version }, 1);
          }
        }
      },
    });
  }

  countRefused({ app }: RefusedRelease): void {
    this.refused.inc({ app });
  }
}
