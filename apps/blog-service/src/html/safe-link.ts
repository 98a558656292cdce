const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const longest = 2_000;

/** What relative addresses are resolved with; nothing has this name. */
const NOWHERE = 'https://zaino.invalid';

/**
 * Attributes of a link to an address that anybody may have written: to the web, to a mailbox, to a telephone or to a
 * page of ours by its path. Null for all others. `origin` is that of the shop.
 */
export function linkAttributes(href: string, origin?: string): Record<string, string> | null {
  const isPath = /^\s*\/(?![/\\])/.test(href);
  const isAbsolute = /^\s*[a-z]+:/i.test(href);
  if (!isPath && !isAbsolute) return null;
  const base = isPath ? NOWHERE : undefined;
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (!protocols.has(url.protocol) || url.href.length > longest) return null;
  if (url.origin === NOWHERE || url.origin === origin) return pathLink(url);
  if (!url.protocol.startsWith('http')) return { href: url.href };
  // A name before the host is there to deceive.
  [url.username, url.password] = ['', ''];
  return { href: url.href, target: '_blank', rel: 'noopener noreferrer nofollow' };
}

function pathLink({ pathname, search, hash }: URL): Record<string, string> | null {
  const href = pathname + search + hash;
  return href.startsWith('//') ? null : { href };
}
