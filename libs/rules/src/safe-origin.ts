/** A longer page of origin is not kept. */
export const LONGEST_ORIGIN = 2000;

const HOST = 'http://origin.invalid';

/** White space, controls and backslashes, plain or encoded: browsers tidy them up into something else. */
const treacherous = /[\s\p{C}\\]|%(?:0|1|5c|7f)/iu;

/** Begins with one slash; encoded slashes count. */
const beginsLocally = /^\/(?!\/|%2f)/i;

/** Nobody wants to come back to these after a sign-in. */
const isPageOfShop = (path: string) => !/^\/(?:auth|api)(?:\/|$)/.test(path);

/**
 * The page to go to after a sign-in, from an address that anybody may have written: a path of this shop with
 * its query, or the home page.
 */
export function safeOrigin(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > LONGEST_ORIGIN) return '/';
  if (!beginsLocally.test(wanted) || treacherous.test(wanted)) return '/';
  const { origin, pathname, search, hash } = new URL(HOST + wanted);
  // Dots may have been resolved into a second slash at the begin.
  const isLocal = origin === HOST && beginsLocally.test(pathname) && isPageOfShop(pathname);
  return isLocal ? pathname + search + hash : '/';
}
