import type { Release } from '@zaino/contracts/shared';
import { findMisfits, type Misfit } from '@zaino/service/release-compatibility';

export const SHELL = 'shell';

/** Releases that are to work together, by app. */
export type ReleasesByApp = Readonly<Record<string, Release>>;

/**
 * Why an app's release does not work among the others of a set, a sentence for each reason: a remote needs what the shell
 * gives, the shell has to give what all remotes need.
 */
export function misfitSentences(set: ReleasesByApp, app: string): string[] {
  const shell = set[SHELL];
  if (!shell) return ['Non c’è una shell attiva: prima serve quella.'];
  const asked = app === SHELL ? Object.values(set) : [set[app]];
  return asked.flatMap((remote) =>
    remote === undefined || remote === shell ? [] : sentencesOf(remote, shell),
  );
}

function sentencesOf(remote: Release, shell: Release): string[] {
  return findMisfits(remote, shell).map(
    (found) =>
      `${remote.name} ${remote.version} non funziona con la shell ${shell.version}: ${reasonOf(found)}.`,
  );
}

function reasonOf({ module, asks, gives }: Misfit): string {
  if (module === null) return `è fatta con Module Federation ${asks}, la shell usa ${gives}`;
  if (gives === undefined) return `chiede ${module} ${asks}, che la shell non dà`;
  return `chiede ${module} ${asks}, la shell dà ${gives}`;
}
