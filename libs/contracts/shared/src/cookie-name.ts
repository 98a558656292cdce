/** A browser takes a cookie of such a name from the host itself alone, by HTTPS, for all of its paths (RFC 6265bis). */
const HOST_PREFIX = '__Host-';

/**
 * The name under which a necessary cookie stands in a browser: where the shop is reached by HTTPS no sub-domain, a
 * bookshop's included, can set one of it.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `${HOST_PREFIX}${name}` : name;
}

/** Finds a necessary cookie, by either of its names, in a `Cookie` header. */
export function cookiePattern(name: string): RegExp {
  return new RegExp(`(?:^|;)\\s*(?:${HOST_PREFIX})?${name}=`);
}
