/** A sub-domain as bookshops have them, whether somebody has it or not. */
export interface FrontAddress {
  origin: string;
  /** The part before the shop's own name. */
  domain: string;
}

/**
 * Gives the bookshop's address that a host names; undefined for all other hosts. The addresses are those that the
 * bookshops service gives out: beside `www`, on this machine below `localhost`, none where the shop has only a number.
 */
export function frontsBelow(
  { protocol, hostname, port }: URL,
  reserved: readonly string[],
): (host: string) => FrontAddress | undefined {
  const name = hostname.replace(/^www\./, '');
  const isLoopback = name === '[::1]' || /^127\./.test(name);
  const isNumber = name.startsWith('[') || /^[\d.]+$/.test(name);
  if (isNumber && !isLoopback) return () => undefined;
  const base = isLoopback ? 'localhost' : name;
  const end = `.${base}`;
  const portPart = port === '' ? '' : `:${port}`;
  return (host) => {
    const asked = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
    if (!asked.endsWith(end)) return undefined;
    const domain = asked.slice(0, -end.length);
    if (reserved.includes(domain)) return undefined;
    return { origin: `${protocol}//${domain}.${base}${portPart}`, domain };
  };
}
