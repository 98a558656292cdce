import type { ReleaseSet } from '@zaino/contracts/shared';
import { type AppVersions, composeReleases, type Composition } from './compose-releases';
import { type LoadedRelease, loadRelease } from './loaded-release';
import { type RefusedRelease, RefusedReleases } from './refused-releases';
import type { ChosenRelease, DescribedRelease, ReleaseFolder } from './release-folder';
import { releaseSetOf } from './release-set';
import { StandbyReleases } from './standby-releases';

/** What renders the pages of one release set. */
export interface Renderer {
  /** Takes leave; resolves when its last page is done and it is gone. */
  retire: () => Promise<void>;
}

/** The releases that pages are made of from now on. */
export interface ActiveReleases<R extends Renderer> {
  /** Changes with every version. */
  id: string;
  shell: LoadedRelease;
  remotes: LoadedRelease[];
  /** Remotes without a usable version: the set has a place for them, where nothing can be loaded. */
  unavailable: string[];
  set: ReleaseSet;
  renderer: R;
}

export type ReleasesToRender = Omit<ActiveReleases<Renderer>, 'renderer'>;

/** A version that cannot be used, found out while its renderer started. */
export class ReleaseRefused extends Error {
  constructor(
    readonly app: string,
    readonly reason: string,
  ) {
    super(`The release of ${app} cannot be used: ${reason}`);
    this.name = 'ReleaseRefused';
  }
}

interface Options<R extends Renderer> {
  folder: ReleaseFolder;
  /** Which version of each app is to be active; an app that is not named has no pages. */
  chosen: () => Record<string, string>;
  /** All of them or none: where one cannot be used nothing is active. */
  isAllOrNothing?: boolean;
  /** A version that another store has read already. */
  borrow?: (chosen: ChosenRelease) => LoadedRelease | undefined;
  /** Starts what renders the pages; rejects with `ReleaseRefused` when a version's bundle does not load. */
  startRenderer: (releases: ReleasesToRender) => Promise<R>;
  /** How long what was active before is kept ready, so that the way back takes no start (milliseconds); not at all if absent. */
  standbyMs?: number;
  onRefused: (refused: RefusedRelease) => void;
}

/** What was read of a version, or undefined where it cannot be read. */
interface ReadRelease extends DescribedRelease {
  loaded: LoadedRelease | undefined;
}

/**
 * The versions that pages are made of. Other ones are picked up by `refresh`, without a restart; one that cannot be
 * read, is not signed, does not fit the shell, or whose server bundle is not the released one or does not load, is
 * refused, and the version before it stays.
 */
export class ReleaseStore<R extends Renderer> {
  private readonly refused: RefusedReleases;
  private readonly standby: StandbyReleases<R>;
  private known = new Map<string, ReadRelease>();
  private current: ActiveReleases<R> | undefined;
  private refreshing: Promise<void> | undefined;
  private isClosed = false;

  constructor(private readonly options: Options<R>) {
    this.refused = new RefusedReleases(options.onRefused);
    this.standby = new StandbyReleases(options.standbyMs ?? 0);
  }

  /** Undefined as long as there is no usable shell, or not all of what must be whole. */
  active(): ActiveReleases<R> | undefined {
    return this.current;
  }

  /** Looks for other versions; those who ask meanwhile wait for the same look. */
  refresh(): Promise<void> {
    this.refreshing ??= this.lookForVersions().finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  /** Resolves when nothing renders any more. */
  async close(): Promise<void> {
    this.isClosed = true;
    // What goes wrong with a look is told to whoever asked for it.
    await this.refreshing?.catch(() => undefined);
    await Promise.all([this.standby.end(), this.current?.renderer.retire()]);
  }

  private async lookForVersions(): Promise<void> {
    const { folder } = this.options;
    const versions = this.options.chosen();
    await folder.bring(versions);
    const chosen = folder.chosen(versions);
    this.refused.keepOnly(chosen);
    // Every pass without success has refused a version more.
    for (let passes = 0; passes <= chosen.length && !this.isClosed; passes += 1) {
      const composition = this.compose(chosen);
      if (!composition) return;
      const releases = describe(composition);
      if (releases.id === this.current?.id || (await this.activate(releases))) return;
    }
  }

  private async activate(releases: ReleasesToRender): Promise<boolean> {
    try {
      const renderer =
        this.standby.take(releases.id) ?? (await this.options.startRenderer(releases));
      if (this.current) this.standby.keep(this.current);
      this.current = { ...releases, renderer };
      return true;
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      const culprits = this.culpritsOf(releases, error.app);
      if (culprits.length === 0) throw error;
      for (const { chosen } of culprits) this.refused.refuse(chosen, error.reason);
      return false;
    }
  }

  /** Undefined where there is nothing to be used; what must be whole is taken down then. */
  private compose(chosen: ChosenRelease[]): Composition | undefined {
    const composition = composeReleases(this.versionsOf(chosen));
    for (const misfit of composition?.misfits ?? []) {
      this.refused.mention(misfit.chosen, misfit.reason);
    }
    const { isAllOrNothing = false } = this.options;
    if (!isAllOrNothing || isWhole(composition, chosen)) return composition;
    void this.current?.renderer.retire();
    this.current = undefined;
    return undefined;
  }

  /** What loaded before and loads no longer is not to blame: what is new around it is, the shell first. */
  private culpritsOf({ shell, remotes }: ReleasesToRender, app: string): LoadedRelease[] {
    const fresh = [shell, ...remotes].filter((one) => one !== this.activeOf(one.chosen.app));
    const culprit = fresh.filter(({ chosen }) => chosen.app === app);
    if (culprit.length > 0) return culprit;
    return fresh.includes(shell) ? [shell] : fresh;
  }

  private versionsOf(chosen: ChosenRelease[]): AppVersions[] {
    const known = new Map(chosen.map((one) => [one.stamp, this.look(one)]));
    this.known = new Map([...known].flatMap(([stamp, read]) => (read ? [[stamp, read]] : [])));
    // What must be whole is not patched with what it was before.
    const { isAllOrNothing = false } = this.options;
    return chosen.map((one) => {
      const read = this.known.get(one.stamp);
      return {
        chosen: one,
        wanted: this.refused.has(one) ? undefined : read?.loaded,
        active: isAllOrNothing ? undefined : this.activeOf(one.app),
        mounts: read?.release.mounts ?? [],
      };
    });
  }

  /** Reads a version's files unless they were read before. */
  private look(chosen: ChosenRelease): ReadRelease | undefined {
    const active = this.options.borrow?.(chosen) ?? this.activeOf(chosen.app);
    if (active?.chosen.stamp === chosen.stamp) return { ...active, loaded: active };
    const known = this.known.get(chosen.stamp);
    if (known?.loaded || this.refused.has(chosen)) return known;
    try {
      const described = this.options.folder.read(chosen);
      return { ...described, loaded: this.load(chosen, described) };
    } catch (error) {
      this.refused.refuse(chosen, error);
      return undefined;
    }
  }

  private load(chosen: ChosenRelease, described: DescribedRelease): LoadedRelease | undefined {
    try {
      return loadRelease(this.options.folder, chosen, described);
    } catch (error) {
      this.refused.refuse(chosen, error);
      return undefined;
    }
  }

  private activeOf(app: string): LoadedRelease | undefined {
    if (!this.current) return undefined;
    const { shell, remotes } = this.current;
    return [shell, ...remotes].find(({ chosen }) => chosen.app === app);
  }
}

function isWhole(composition: Composition | undefined, chosen: ChosenRelease[]): boolean {
  if (!composition) return false;
  const { shell, remotes } = composition;
  const stamps = new Set([shell, ...remotes].map((one) => one.chosen.stamp));
  return chosen.every(({ stamp }) => stamps.has(stamp));
}

function describe({ shell, remotes, empty }: Composition): ReleasesToRender {
  const stamps = [shell, ...remotes].map(({ chosen }) => chosen.stamp);
  const places = empty.map(({ name, mounts }) => `${name} without a version at ${mounts.join()}`);
  return {
    id: [...stamps, ...places].join(' '),
    shell,
    remotes,
    unavailable: empty.map(({ name }) => name),
    set: releaseSetOf(
      shell.release,
      remotes.map(({ release }) => release),
      empty,
    ),
  };
}
