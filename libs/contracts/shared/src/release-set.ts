/** The files of one app, as a page knows them. */
export interface ReleasedFiles {
  version: string;
  /** URL of the folder with the files, with a slash at its end. */
  base: string;
  /** Subresource integrity by file name; empty in development, where files change. */
  integrity: Record<string, string>;
}

/** What a page is told of one remote. */
export interface RemoteRelease extends ReleasedFiles {
  name: string;
  mounts: string[];
  /** Paths that are its at a bookshop's own address alone. */
  frontMounts?: string[];
  /** File name of the container's script. */
  entry: string;
  /** Everybody may have its `./login`; its `./routes` are asked for once that has let somebody in. */
  guarded?: true;
}

/** The module of a remote that everybody may have, and name of its chunk. */
export function openPartOf({ guarded }: { guarded?: boolean | undefined }): RemotePart {
  return guarded ? 'login' : 'routes';
}

/** A module that a remote exposes. */
export type RemotePart = 'login' | 'routes';

/** The versions one page works with, from its first byte to its last (inlined in the HTML as inert JSON). */
export interface ReleaseSet {
  shell: ReleasedFiles;
  remotes: RemoteRelease[];
}

/** Id of the element that carries the release set. */
export const RELEASE_SET_ELEMENT = 'release-set';

/** Id of the element that says whose shop it is. */
export const COMPANY_ELEMENT = 'company';

/** Id of the element that says whose address a page stands at; there is none on the main site. */
export const SHOP_FRONT_ELEMENT = 'shop-front';

/** Id of the element that carries the loaders' data; there is none where the browser renders the page alone. */
export const HYDRATION_DATA_ELEMENT = 'hydration-data';

/** Name of the meta element with the shop's origin, on pages of the admin area at an origin of its own. */
export const SHOP_META = 'shop';

/** Whether a path belongs to a mount: the mount itself or anything below it. */
export function isBelowMount(path: string, mount: string): boolean {
  return path === mount || (mount !== '/' && path.startsWith(`${mount}/`));
}

/** The remote whose pages live at a path. */
export function remoteAt(path: string, { remotes }: ReleaseSet): RemoteRelease | undefined {
  return remotes.find(({ mounts }) => mounts.some((mount) => isBelowMount(path, mount)));
}

const atFronts = new WeakMap<ReleaseSet, ReleaseSet>();

/** The same releases as the pages at a bookshop's own address know them: one set for each set. */
export function releasesAtFront(set: ReleaseSet): ReleaseSet {
  const known = atFronts.get(set);
  if (known) return known;
  const remotes = set.remotes.map(({ frontMounts = [], ...remote }) => ({
    ...remote,
    mounts: [...remote.mounts, ...frontMounts],
  }));
  const atFront = { shell: set.shell, remotes };
  atFronts.set(set, atFront);
  return atFront;
}
