import { Clock } from '@zaino/service/clock';
import { giveUpWhenSilent } from '@zaino/service/give-up-when-silent';
import { MovedAddresses } from '@zaino/service/moved-addresses';
import { closeRedis, connectRedis, type Redis } from '@zaino/service/redis-client';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config';
import type { SiteOf } from '../sites';
import { upstreams } from '../upstreams';
import { limitBodyTime } from './body-time';
import { CallCounter } from './call-counter';
import { challengeCalls } from './challenge-calls';
import {
  areChallengedFirst,
  challengedClassOf,
  passedLimits,
  triedLimits,
  unchallengedClassOf,
} from './challenged-limits';
import type { Door } from './door';
import { DoorMetrics } from './door-metrics';
import { forwardCalls } from './forward-calls';
import { limitCalls } from './limit-calls';
import { logLimits } from './log-limits';
import { receiveBookLists } from './receive-book-lists';
import { refuseCalls } from './refuse-calls';

interface Options {
  siteOf: SiteOf;
  registry: Registry;
}

/**
 * Lets `/api` through to the services, and takes the one form that needs no script: what may not pass is refused here
 * (docs/decisions/calls-at-the-door.md).
 */
export async function openDoor(
  app: FastifyInstance,
  config: Config,
  { siteOf, registry }: Options,
) {
  const redis = connect(app, config.REDIS_URL);
  const metrics = new DoorMetrics(registry);
  const door: Door = { config, redis, metrics };
  const securityLog = redis && new SecurityLog(redis, new Clock(), { serviceName: 'gateway' });
  if (securityLog) logLimits(app, securityLog);
  await app.register(async (calls) => {
    // First, so that no other site can use up what its visitors may do here.
    calls.addHook('onRequest', refuseCalls(app, { siteOf, securityLog }));
    limitAndChallenge(calls, door);
    calls.addHook('preParsing', limitBodyTime(config.REQUEST_LIMIT_MS));
    await calls.register(receiveBookLists);
    const moved = new MovedAddresses(config.MOVED_ADDRESSES_FILE);
    await forwardCalls(calls, upstreams(config), moved);
  });
}

/** What is challenged is counted by its own limit once that is passed; the challenge looks at the body. */
function limitAndChallenge(calls: FastifyInstance, door: Door): void {
  const { config, redis, metrics } = door;
  const { RATE_LIMIT_FACTOR: factor, CHALLENGE_FACTOR, CHALLENGED_CALLS } = config;
  if (factor === 0) return;
  const all = new CallCounter({ redis, factor });
  if (!areChallengedFirst(CHALLENGE_FACTOR)) {
    calls.addHook('onRequest', limitCalls(all, { metrics }));
    if (CHALLENGE_FACTOR > 0) calls.addHook('preHandler', challengeCalls(calls, door));
    return;
  }
  const counted = (name: string, limits: ReturnType<typeof passedLimits>) =>
    limitCalls(new CallCounter({ redis, factor, limits, name }), {
      metrics,
      classify: challengedClassOf,
    });
  calls.addHook('onRequest', limitCalls(all, { metrics, classify: unchallengedClassOf }));
  calls.addHook('onRequest', counted('rate-tried', triedLimits));
  calls.addHook('preHandler', challengeCalls(calls, door));
  calls.addHook('preHandler', counted('rate-passed', passedLimits(CHALLENGED_CALLS)));
}

function connect(app: FastifyInstance, url: string | undefined): Redis | undefined {
  if (url === undefined) return undefined;
  const redis = connectRedis(url, {
    onAway: (reason) => app.log.warn({ reason }, 'Redis is away: calls are counted here'),
    onBack: () => app.log.warn('Redis is back: calls are counted there'),
  });
  giveUpWhenSilent(redis);
  app.addHook('onClose', () => closeRedis(redis));
  return redis;
}
