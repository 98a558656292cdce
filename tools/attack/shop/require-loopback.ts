import { UserError } from '@zaino/tools/machine/user-error';

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** The address itself; nothing outside this machine is ever attacked. */
export function requireLoopback(url: string): string {
  const { hostname } = new URL(url);
  if (loopback.has(hostname)) return url;
  throw new UserError(`${hostname} is not this machine: only a shop of its own is attacked.`);
}
