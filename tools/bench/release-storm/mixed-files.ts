import type { ReleaseSet } from '@zaino/contracts/shared';

const releasedFile = /\/releases\/([\w-]+)\/(\w+)\//;

/** Those of the files that a page has loaded which are of another version than its release set names. */
export function mixedFiles({ shell, remotes }: ReleaseSet, loaded: readonly string[]): string[] {
  const versions = new Map(remotes.map(({ name, version }) => [name, version]));
  versions.set('shell', shell.version);
  return loaded.filter((url) => {
    const [, app = '', version] = releasedFile.exec(url) ?? [];
    return version !== undefined && versions.get(app) !== version;
  });
}
