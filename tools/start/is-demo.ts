import { config } from '@zaino/tools/machine/config';
import { readStamps } from './stamps';
import type { Servers } from './servers';

/** Whether the shop shows the demo's data, with its accounts: not beside data of one's own, nor where mails leave the machine. */
export function isDemo(servers: Pick<Servers, 'stampFile'>): boolean {
  const { hasOwnData } = readStamps(servers);
  return !hasOwnData && config.smtpUrl === undefined && !config.hasOidcProvider;
}
