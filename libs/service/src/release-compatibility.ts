import type { Release } from '@zaino/contracts/shared';
import semver from 'semver';

/** Something that a remote asks for and a shell does not give; who tells it to people finds the words. */
export interface Misfit {
  /** Name of the shared module; null where the federation runtimes are too different. */
  module: string | null;
  /** The range that the remote takes, or the runtime that it was built with. */
  asks: string;
  /** Undefined where the shell has no such module. */
  gives: string | undefined;
}

/**
 * What keeps a remote's release from working inside a shell's release; empty when it can. The shell must give every
 * shared module in a version that the remote's range takes, and its federation runtime, which remotes are built without,
 * must be of the same major and minor version.
 */
export function findMisfits(remote: Release, shell: Release): Misfit[] {
  const modules = Object.entries(remote.shared)
    .map(([module, asks]) => ({ module, asks, gives: shell.shared[module] }))
    .filter(({ asks, gives }) => gives === undefined || !semver.satisfies(gives, asks));
  const { federation: asks } = remote;
  const { federation: gives } = shell;
  return isSameRuntime(asks, gives) ? modules : [{ module: null, asks, gives }, ...modules];
}

/** The same, one English sentence each. */
export function misfitsOf(remote: Release, shell: Release): string[] {
  return findMisfits(remote, shell).map(({ module, asks, gives }) => {
    if (module === null) {
      return `It was built with Module Federation ${asks}, the shell runs ${gives}: major and minor version must be the same.`;
    }
    if (gives === undefined) return `It asks for ${module} ${asks}, which the shell does not give.`;
    return `It asks for ${module} ${asks}, the shell gives ${gives}.`;
  });
}

function isSameRuntime(built: string, given: string): boolean {
  const [wanted, runtime] = [semver.parse(built), semver.parse(given)];
  if (!wanted || !runtime) return false;
  return wanted.major === runtime.major && wanted.minor === runtime.minor;
}
