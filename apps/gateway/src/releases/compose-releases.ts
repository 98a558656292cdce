import { misfitsOf } from '@zaino/service/release-compatibility';
import type { LoadedRelease } from './loaded-release';
import type { ChosenRelease } from './release-folder';

/** The app that all others stand in. */
const SHELL = 'shell';

/** What there is to choose from for one app. */
export interface AppVersions {
  chosen: ChosenRelease;
  /** The chosen version; undefined where it cannot be used. */
  wanted: LoadedRelease | undefined;
  /** The version in use. */
  active: LoadedRelease | undefined;
  /** Where the app's pages live, as far as that is known. */
  mounts: string[];
}

/** Pages whose app has no usable version. */
export interface EmptyPlace {
  name: string;
  mounts: string[];
}

/** A version that does not fit those around it. */
interface Misfit {
  chosen: ChosenRelease;
  reason: string;
}

export interface Composition {
  shell: LoadedRelease;
  remotes: LoadedRelease[];
  empty: EmptyPlace[];
  misfits: Misfit[];
}

const versionsOf = ({ wanted, active }: AppVersions) =>
  [wanted, active].filter((version) => version !== undefined);

/**
 * The newest versions that fit together. A remote's new version that does not fit the shell waits while the
 * one in use goes on; a new shell that leaves a remote in use without a version waits itself. Undefined
 * without a usable shell.
 */
export function composeReleases(apps: AppVersions[]): Composition | undefined {
  const remotes = apps.filter(({ chosen }) => chosen.app !== SHELL);
  const shellApp = apps.find(({ chosen }) => chosen.app === SHELL);
  const [shell, before] = shellApp ? versionsOf(shellApp) : [];
  if (!shell) return undefined;
  const composition = composeAround(shell, remotes);
  const lost = remotes
    .flatMap(({ active }) => active ?? [])
    .filter(({ chosen }) => !composition.remotes.some((one) => one.chosen.app === chosen.app));
  if (lost.length === 0 || !before) return composition;
  const reason = lost.map((remote) => misfitOf(remote, shell)).join('; ');
  const kept = composeAround(before, remotes);
  return { ...kept, misfits: [...kept.misfits, { chosen: shell.chosen, reason }] };
}

function composeAround(shell: LoadedRelease, apps: AppVersions[]): Composition {
  const composition: Composition = { shell, remotes: [], empty: [], misfits: [] };
  for (const app of apps) {
    const { chosen, wanted, mounts } = app;
    const version = versionsOf(app).find((one) => misfitOf(one, shell) === '');
    if (version) composition.remotes.push(version);
    else if (mounts.length > 0) composition.empty.push({ name: chosen.app, mounts });
    const reason = wanted ? misfitOf(wanted, shell) : '';
    if (reason !== '') composition.misfits.push({ chosen, reason });
  }
  return composition;
}

function misfitOf({ chosen, release }: LoadedRelease, shell: LoadedRelease): string {
  const misfits = misfitsOf(release, shell.release);
  return misfits.length === 0 ? '' : `${chosen.app}: ${misfits.join(' ')}`;
}
