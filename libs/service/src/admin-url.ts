const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/**
 * The admin area's own address (docs/decisions/admin-remote.md): the one that is set, else `admin.` before the shop's
 * host; none where that is an IP address.
 */
export function adminUrlOf(shopUrl: URL, set: string | undefined): URL | undefined {
  if (set !== undefined) return new URL(set);
  const { protocol, host, hostname } = shopUrl;
  if (IP_ADDRESS.test(hostname)) return undefined;
  return new URL(`${protocol}//admin.${host.replace(/^www\./, '')}`);
}
