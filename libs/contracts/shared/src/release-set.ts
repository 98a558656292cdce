/** What a page is told of one remote. */
export interface RemoteRelease {
  name: string;
  version: string;
  mounts: string[];
  /** URL of the container's script. */
  entry: string;
}

/** The versions one page works with, from its first byte to its last (inlined in the HTML as inert JSON). */
export interface ReleaseSet {
  shell: string;
  remotes: RemoteRelease[];
}

/** Id of the element that carries the release set. */
export const RELEASE_SET_ELEMENT = 'release-set';

/** Whether a path belongs to a mount: the mount itself or anything below it. */
export function isBelowMount(path: string, mount: string): boolean {
  return path === mount || (mount !== '/' && path.startsWith(`${mount}/`));
}
