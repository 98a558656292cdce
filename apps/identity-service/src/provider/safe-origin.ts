const LONGEST_ORIGIN = 2_000;
const HOST = 'http://origin.invalid';

/** White space, controls and backslashes, plain or encoded: browsers tidy them up into something else. */
const treacherous = /[\s\p{C}\\]|%(?:0|1|5c|7f)/iu;
/** One slash at the begin; encoded slashes count. */
const isLocal = (path: string) => /^\/(?!\/|%2f)/i.test(path);

/** The page of the shop to come back to, from an address that anybody may have written; else the home page. */
export function safeOrigin(wanted = ''): string {
  if (wanted.length > LONGEST_ORIGIN || !isLocal(wanted) || treacherous.test(wanted)) return '/';
  const { origin, pathname, search } = new URL(HOST + wanted);
  const isPage = isLocal(pathname) && !/^\/(?:auth|api)(?:\/|$)/.test(pathname);
  return origin === HOST && isPage ? pathname + search : '/';
}
