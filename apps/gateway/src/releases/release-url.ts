import type { Release, ReleasedFiles, ReleaseSet } from '@zaino/contracts/shared';

/** URL of the folder with a release's files. */
export function releaseBase({ base, name, version }: Release): string {
  return base ?? `/releases/${name}/${version}/`;
}

/** URL of a file of a release. */
export function releaseUrl(release: Release, file: string): string {
  return releaseBase(release) + file;
}

const isLoadedByScript = (file: string) => /\.(js|css)$/.test(file);

function filesOf(release: Release): ReleasedFiles {
  const { version, integrity } = release;
  const loaded = Object.entries(integrity).filter(([file]) => isLoadedByScript(file));
  return { version, base: releaseBase(release), integrity: Object.fromEntries(loaded) };
}

/** What a page is told of the releases that it works with. */
export function releaseSetOf(shell: Release, remotes: Release[]): ReleaseSet {
  return {
    shell: filesOf(shell),
    remotes: remotes.map((remote) => ({
      name: remote.name,
      mounts: remote.mounts,
      entry: remote.entry[0] ?? '',
      ...filesOf(remote),
    })),
  };
}
