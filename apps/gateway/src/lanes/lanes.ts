import type { LiveCanary } from '@zaino/contracts/releases';
import type { LiveDocument } from '../releases/live-document';
import type { RefusedRelease } from '../releases/refused-releases';
import type { ReleaseFolder } from '../releases/release-folder';
import {
  type ActiveReleases,
  type Renderer,
  ReleaseStore,
  type ReleasesToRender,
} from '../releases/release-store';
import { SideLane } from './side-lane';

/** After so long without a page (milliseconds) the lane of a preview ends. */
const PREVIEW_IDLE_MS = 10 * 60_000;
/** Each has a render thread of its own; the one used least recently makes room. */
const MOST_PREVIEWS = 3;
/** Of a canary and of a preview: fewer visitors, less memory. */
const SIDE_THREADS = 1;
/** How long the stable set before stays ready: who goes back mostly does so soon (milliseconds). */
const STANDBY_MS = 15 * 60_000;

/** Which kind of lane a page is of. */
type LaneKind = 'stable' | 'canary' | 'preview';

/** Versions that somebody looks at before they are live. */
interface PreviewedVersions {
  id: string;
  versions: Record<string, string>;
}

interface Options<R extends Renderer> {
  live: LiveDocument;
  folder: ReleaseFolder;
  /** On as many threads as are named, or as the settings say. */
  startRenderer: (releases: ReleasesToRender, threads?: number) => Promise<R>;
  onRefused: (refused: RefusedRelease) => void;
  /** Tests pass their own. */
  clock?: { now: () => number };
}

/**
 * The sets of versions that pages are made of, each with its renderer: what is stable, stable with the version of a
 * running canary, and stable with those of an open preview (docs/decisions/release-registry.md).
 */
export class Lanes<R extends Renderer> {
  private readonly stableStore: ReleaseStore<R>;
  private readonly canaries = new Map<string, SideLane<R>>();
  /** The one used least recently first. */
  private readonly previews = new Map<string, SideLane<R>>();
  private readonly clock: { now: () => number };

  constructor(private readonly options: Options<R>) {
    const { live, folder, startRenderer, onRefused, clock } = options;
    this.clock = clock ?? performance;
    this.stableStore = new ReleaseStore({
      folder,
      startRenderer: (releases) => startRenderer(releases),
      standbyMs: STANDBY_MS,
      onRefused,
      chosen: () => live.current()?.stable ?? {},
    });
  }

  /** Undefined as long as no usable shell is live. */
  stable(): ActiveReleases<R> | undefined {
    return this.stableStore.active();
  }

  /** Undefined while its versions cannot be used: visitors get what is stable. */
  canary(canary: LiveCanary): ActiveReleases<R> | undefined {
    return this.canaries.get(keyOf(canary))?.active();
  }

  /** Opens the lane at its first page; undefined where its versions cannot be used. */
  async preview({ id, versions }: PreviewedVersions): Promise<ActiveReleases<R> | undefined> {
    const lane = this.previews.get(id) ?? this.openLane(versions);
    lane.usedAt = this.clock.now();
    this.previews.delete(id);
    this.previews.set(id, lane);
    const [[oldest] = ['']] = this.previews;
    if (this.previews.size > MOST_PREVIEWS) this.end(this.previews, oldest);
    await lane.opened;
    return lane.active();
  }

  /** All that pages are made of now. */
  active(): { kind: LaneKind; releases: ActiveReleases<R> }[] {
    const stable = this.stable();
    return [
      ...(stable ? [{ kind: 'stable' as const, releases: stable }] : []),
      ...activeOf('canary', this.canaries),
      ...activeOf('preview', this.previews),
    ];
  }

  /** Reads the live document, and goes by it. */
  async refresh(): Promise<void> {
    await this.options.live.look();
    await this.follow();
  }

  /** Goes by the live document as it was read or heard last, whether or not the store answers. */
  async follow(): Promise<void> {
    this.endOld();
    await this.stableStore.refresh();
    for (const canary of this.runningCanaries()) {
      const key = keyOf(canary);
      if (!this.canaries.has(key)) {
        this.canaries.set(key, this.openLane({ [canary.app]: canary.version }));
      }
    }
    await Promise.all(this.sideLanes().map((lane) => lane.refresh()));
  }

  /** Resolves when nothing renders any more. */
  async close(): Promise<void> {
    await Promise.all([this.stableStore, ...this.sideLanes()].map((one) => one.close()));
  }

  private openLane(versions: Record<string, string>): SideLane<R> {
    const { folder, startRenderer, onRefused } = this.options;
    return new SideLane({
      folder,
      versions,
      stable: () => this.stable(),
      startRenderer: (releases) => startRenderer(releases, SIDE_THREADS),
      onRefused,
    });
  }

  /** Ends the lanes that nobody may get, or has asked for, any more; each once its pages are done. */
  private endOld(): void {
    const running = new Set(this.runningCanaries().map(keyOf));
    for (const key of this.canaries.keys()) if (!running.has(key)) this.end(this.canaries, key);
    const { revokedPreviews = [] } = this.options.live.current() ?? {};
    const now = this.clock.now();
    for (const [id, { usedAt }] of this.previews) {
      if (now - usedAt > PREVIEW_IDLE_MS || revokedPreviews.includes(id)) {
        this.end(this.previews, id);
      }
    }
  }

  private end(lanes: Map<string, SideLane<R>>, key: string): void {
    void lanes.get(key)?.close();
    lanes.delete(key);
  }

  private runningCanaries(): LiveCanary[] {
    return this.options.live.current()?.canaries ?? [];
  }

  private sideLanes(): SideLane<R>[] {
    return [...this.canaries.values(), ...this.previews.values()];
  }
}

const keyOf = ({ id, app, version }: LiveCanary) => `${id} ${app} ${version}`;

function activeOf<R extends Renderer>(kind: LaneKind, lanes: Map<string, SideLane<R>>) {
  return [...lanes.values()].flatMap((lane) => {
    const releases = lane.active();
    return releases ? [{ kind, releases }] : [];
  });
}
