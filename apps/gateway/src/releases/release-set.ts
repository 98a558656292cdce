import type { Release, ReleasedFiles, ReleaseSet, RemoteRelease } from '@zaino/contracts/shared';
import type { EmptyPlace } from './compose-releases';
import { releaseBase } from './release-url';

const isLoadedByScript = (file: string) => /\.(js|css)$/.test(file);

function filesOf(release: Release): ReleasedFiles {
  const { version, integrity } = release;
  const loaded = Object.entries(integrity).filter(([file]) => isLoadedByScript(file));
  return { version, base: releaseBase(release), integrity: Object.fromEntries(loaded) };
}

/** Nothing is there: who asks fails, in the place of the page only. */
function emptyPlace({ name, mounts }: EmptyPlace): RemoteRelease {
  const version = 'none';
  const base = `/releases/${name}/${version}/`;
  return { name, mounts, version, base, entry: 'entry.js', integrity: {} };
}

/** What a page is told of the releases that it works with. */
export function releaseSetOf(
  shell: Release,
  remotes: Release[],
  empty: EmptyPlace[] = [],
): ReleaseSet {
  const used = remotes.map((remote) => ({
    name: remote.name,
    mounts: remote.mounts,
    ...(remote.frontMounts && { frontMounts: remote.frontMounts }),
    entry: remote.entry[0] ?? '',
    ...(remote.guarded && { guarded: remote.guarded }),
    ...filesOf(remote),
  }));
  return { shell: filesOf(shell), remotes: [...used, ...empty.map(emptyPlace)] };
}
