import type { Release, ReleaseSet } from '@zaino/contracts/shared';
import { misfitsOf } from '@zaino/service/release-compatibility';
import { inlineStyles, type InlineStyle } from './inline-styles';
import type { ChosenRelease, ReleaseFolder } from './release-folder';
import { releaseSetOf } from './release-url';

const SHELL = 'shell';

/** A release with all that the gateway itself reads of its files. */
export interface LoadedRelease {
  release: Release;
  chosen: ChosenRelease;
  /** Text of the server bundle. */
  serverBundle: string | undefined;
  /** Text of each stylesheet by file name; empty in development. */
  styles: Map<string, InlineStyle>;
}

/** What renders the pages of one release set. */
export interface Renderer {
  /** Ends when its last page is done. */
  retire: () => void;
}

/** The releases that pages are made of from now on. */
export interface ActiveReleases<R extends Renderer> {
  /** Changes with every version. */
  id: string;
  shell: LoadedRelease;
  remotes: LoadedRelease[];
  set: ReleaseSet;
  renderer: R;
}

export type ReleasesToRender = Omit<ActiveReleases<Renderer>, 'renderer'>;

/** A version that cannot be used, found out while its renderer started. */
export class ReleaseRefused extends Error {
  constructor(
    readonly app: string,
    cause: unknown,
  ) {
    super(`The release of ${app} cannot be used`, { cause });
    this.name = 'ReleaseRefused';
  }
}

interface Options<R extends Renderer> {
  folder: ReleaseFolder;
  /** Starts what renders the pages; rejects with `ReleaseRefused` when a version's bundle does not load. */
  startRenderer: (releases: ReleasesToRender) => Promise<R>;
  onRefused: (refused: { app: string; version: string; reason: unknown }) => void;
}

/**
 * Which version of which app is active. A new one is picked up by `refresh`, without a restart; one that
 * cannot be read, does not fit the shell, or whose server bundle is not the released one or does not load, is
 * refused, and the version before it stays.
 */
export class ReleaseStore<R extends Renderer> {
  private readonly loaded = new Map<string, LoadedRelease>();
  private readonly refused = new Set<string>();
  private current: ActiveReleases<R> | undefined;
  private refreshing: Promise<void> | undefined;

  constructor(private readonly options: Options<R>) {}

  /** Undefined as long as no usable shell was published. */
  active(): ActiveReleases<R> | undefined {
    return this.current;
  }

  /** Looks for other versions; those who ask meanwhile wait for the same look. */
  refresh(): Promise<void> {
    this.refreshing ??= this.lookForVersions().finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  private async lookForVersions(): Promise<void> {
    // Every pass without success has refused one version more.
    for (;;) {
      const next = this.candidates();
      const shell = next.find(({ release }) => release.name === SHELL);
      const id = next.map(({ chosen }) => chosen.stamp).join(' ');
      if (!shell || id === this.current?.id) return;
      const remotes = next.filter(({ release }) => release.name !== SHELL);
      const areFit = remotes.every((remote) => this.fits(remote, shell));
      if (areFit && (await this.activate({ id, shell, remotes, set: setOf(shell, remotes) })))
        return;
    }
  }

  private async activate(releases: ReleasesToRender): Promise<boolean> {
    try {
      const renderer = await this.options.startRenderer(releases);
      this.current?.renderer.retire();
      this.current = { ...releases, renderer };
      for (const one of [releases.shell, ...releases.remotes]) {
        this.loaded.set(one.chosen.app, one);
      }
      return true;
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      const culprit = [releases.shell, ...releases.remotes].find(
        ({ chosen }) => chosen.app === error.app,
      );
      if (!culprit) throw error;
      this.refuse(culprit.chosen, error.cause);
      return false;
    }
  }

  /** The chosen versions, with the one before in the place of a refused one. */
  private candidates(): LoadedRelease[] {
    return this.options.folder.chosen().flatMap((chosen) => {
      const before = this.loaded.get(chosen.app);
      if (before?.chosen.stamp === chosen.stamp) return [before];
      if (this.refused.has(chosen.stamp)) return before ?? [];
      try {
        return [this.load(chosen)];
      } catch (reason) {
        this.refuse(chosen, reason);
        return before ?? [];
      }
    });
  }

  private load(chosen: ChosenRelease): LoadedRelease {
    const { folder } = this.options;
    const release = folder.read(chosen);
    const { server } = release;
    return {
      release,
      chosen,
      serverBundle: server && folder.readFile(chosen, server.file, server.integrity),
      styles: inlineStyles(release, (file) =>
        folder.readFile(chosen, file, release.integrity[file]),
      ),
    };
  }

  /** Where the two do not fit the newer one is refused: the remote, or the shell where the remote is in use. */
  private fits({ release, chosen }: LoadedRelease, shell: LoadedRelease): boolean {
    const misfits = misfitsOf(release, shell.release);
    if (misfits.length === 0) return true;
    const isInUse = this.loaded.get(chosen.app)?.chosen.stamp === chosen.stamp;
    this.refuse(isInUse ? shell.chosen : chosen, misfits.join('; '));
    return false;
  }

  private refuse(chosen: ChosenRelease, reason: unknown): void {
    if (this.refused.has(chosen.stamp)) return;
    this.refused.add(chosen.stamp);
    this.options.onRefused({ app: chosen.app, version: chosen.version, reason });
  }
}

function setOf(shell: LoadedRelease, remotes: LoadedRelease[]): ReleaseSet {
  return releaseSetOf(
    shell.release,
    remotes.map(({ release }) => release),
  );
}
