import { isIP } from 'node:net';

/**
 * Address of a bookshop's own shop: a sub-domain beside `www`, on this machine of `localhost`. Where the shop has
 * no name but only a number, bookshops have no address of their own and share the shop's.
 */
export function tenantUrl(publicUrl: string, domain: string): string {
  const url = new URL(publicUrl);
  const name = url.hostname.replace(/^www\./, '');
  const isLoopback = name === '[::1]' || /^127\./.test(name);
  if (!isLoopback && (name.startsWith('[') || isIP(name) !== 0)) return url.origin;
  const port = url.port === '' ? '' : `:${url.port}`;
  return `${url.protocol}//${domain}.${isLoopback ? 'localhost' : name}${port}`;
}
