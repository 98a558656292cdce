import { analyticsInternalEndpoints } from '@zaino/contracts/analytics';
import { SECOND_MS } from '@zaino/rules/durations';
import { withDeadline } from '@zaino/service/deadline';
import { MovedAddresses } from '@zaino/service/moved-addresses';
import { ServiceClient } from '@zaino/service/service-client';
import { ServiceKeys } from '@zaino/service/service-keys';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { RenderCounts } from './render-counts';

const PAUSE_MS = 5 * SECOND_MS;
/** The end of the process waits no longer, in milliseconds. */
const LAST_LIMIT_MS = 1_000;

/**
 * Tells the analytics service every few seconds how drawing went (docs/decisions/canary-judgement.md). Without it, or
 * without the services' key, pages go on.
 */
export function tellRenders(
  app: FastifyInstance,
  {
    ANALYTICS_URL: urls,
    SERVICE_KEY: key,
    MOVED_ADDRESSES_FILE: file,
  }: Pick<Config, 'ANALYTICS_URL' | 'SERVICE_KEY' | 'MOVED_ADDRESSES_FILE'>,
  counts: RenderCounts,
): void {
  if (key === undefined) return;
  const client = new ServiceClient({
    baseUrl: urls.join(','),
    serviceKey: new ServiceKeys(key).sent('gateway', 'analytics'),
    moved: new MovedAddresses(file),
  });
  const { keepServerRenders } = analyticsInternalEndpoints;
  let isAway = false;
  let telling = Promise.resolve();
  const tellNow = async () => {
    try {
      await counts.tell(async (copy, minutes) => {
        await client.call(keepServerRenders, { params: { copy }, body: { minutes } });
      });
      isAway = false;
    } catch (error) {
      if (!isAway) app.log.warn({ reason: String(error) }, 'nobody hears how pages were drawn');
      isAway = true;
    }
  };
  /** One after the other: an older sum never comes after a younger one. */
  const tell = () => (telling = telling.then(tellNow));
  const timer = setInterval(() => void tell(), PAUSE_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await withDeadline(LAST_LIMIT_MS, tell);
  });
}
