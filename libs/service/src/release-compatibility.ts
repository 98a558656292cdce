import type { Release } from '@zaino/contracts/shared';
import semver from 'semver';

/**
 * Why a remote's release cannot work inside a shell's release, one sentence each; empty when it can. The
 * shell must give every shared module in a version that the remote's range takes, and its federation runtime,
 * which remotes are built without, must be of the same major and minor version.
 */
export function misfitsOf(remote: Release, shell: Release): string[] {
  const modules = Object.entries(remote.shared).map(([name, range]) =>
    misfitOfModule(name, range, shell.shared[name]),
  );
  return [misfitOfFederation(remote.federation, shell.federation), ...modules].filter(
    (sentence) => sentence !== undefined,
  );
}

function misfitOfFederation(built: string, given: string): string | undefined {
  const [wanted, runtime] = [semver.parse(built), semver.parse(given)];
  const isSame =
    wanted && runtime && wanted.major === runtime.major && wanted.minor === runtime.minor;
  if (isSame) return undefined;
  return `It was built with Module Federation ${built}, the shell runs ${given}: major and minor version must be the same.`;
}

function misfitOfModule(
  name: string,
  range: string,
  version: string | undefined,
): string | undefined {
  if (version === undefined) return `It asks for ${name} ${range}, which the shell does not give.`;
  if (semver.satisfies(version, range)) return undefined;
  return `It asks for ${name} ${range}, the shell gives ${version}.`;
}
