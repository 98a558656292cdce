import { Caller } from '@zaino/tools/buyers/caller';
import { requireLoopback } from '../shop/require-loopback';
import { rawExchange } from '../shop/raw-exchange';
import type { BusyOrder } from './under-load';

/** So many at a time, each again as soon as it is answered, until the process ends. */
async function keepBusy({ url, atOnce, call, bytes }: BusyOrder): Promise<void> {
  const caller = new Caller(requireLoopback(url), atOnce);
  const once = () => (call ? caller.call(call) : rawExchange(url, bytes ?? ''));
  const again = async (): Promise<never> => {
    for (;;) await once().catch(() => undefined);
  };
  await Promise.all(Array.from({ length: atOnce }, again));
}

process.once('disconnect', () => process.exit());
await keepBusy(JSON.parse(process.argv[2] ?? '') as BusyOrder);
