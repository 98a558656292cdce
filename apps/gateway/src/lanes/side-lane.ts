import type { RefusedRelease } from '../releases/refused-releases';
import type { ReleaseFolder } from '../releases/release-folder';
import {
  type ActiveReleases,
  type Renderer,
  ReleaseStore,
  type ReleasesToRender,
} from '../releases/release-store';

interface Options<R extends Renderer> {
  folder: ReleaseFolder;
  /** What is other than in what is stable. */
  versions: Record<string, string>;
  stable: () => ActiveReleases<R> | undefined;
  startRenderer: (releases: ReleasesToRender) => Promise<R>;
  onRefused: (refused: RefusedRelease) => void;
}

/** What is stable with some apps in other versions: all of that, or nothing. */
export class SideLane<R extends Renderer> {
  private readonly store: ReleaseStore<R>;
  /** Settled once it is known whether its versions can be used. */
  readonly opened: Promise<void>;
  /** When it was asked for last, of its owner's clock. */
  usedAt = 0;
  private isClosed = false;

  constructor(private readonly options: Options<R>) {
    const { folder, startRenderer, stable } = options;
    this.store = new ReleaseStore({
      folder,
      startRenderer,
      isAllOrNothing: true,
      chosen: () => this.chosen(),
      borrow: ({ stamp }) => releasesOf(stable()).find(({ chosen }) => chosen.stamp === stamp),
      onRefused: (refused) => this.refuse(refused),
    });
    this.opened = this.refresh();
  }

  active(): ActiveReleases<R> | undefined {
    return this.isClosed ? undefined : this.store.active();
  }

  /** Never rejects: what is stable goes on without it. */
  refresh(): Promise<void> {
    return this.store.refresh().catch((error: unknown) => this.blame(String(error)));
  }

  /** Resolves when its last page is done. */
  close(): Promise<void> {
    this.isClosed = true;
    return this.store.close();
  }

  /** None where a part of what is stable has no usable version itself: it has nothing to be compared with. */
  private chosen(): Record<string, string> {
    const { versions, stable } = this.options;
    const used = stable();
    if (!used || used.unavailable.some((app) => !(app in versions))) return {};
    const others = releasesOf(used).map(({ chosen: { app, version } }) => [app, version] as const);
    return { ...Object.fromEntries(others), ...versions };
  }

  private refuse({ app, reason }: RefusedRelease): void {
    this.blame(app in this.options.versions ? reason : `${app}: ${reason}`);
  }

  /** Whatever goes wrong beside what is stable, it is the other versions that are to blame. */
  private blame(reason: string): void {
    for (const [app, version] of Object.entries(this.options.versions)) {
      this.options.onRefused({ app, version, reason });
    }
  }
}

function releasesOf<R extends Renderer>(releases: ActiveReleases<R> | undefined) {
  return releases ? [releases.shell, ...releases.remotes] : [];
}
