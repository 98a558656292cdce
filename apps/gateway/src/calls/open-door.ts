import { Clock } from '@zaino/service/clock';
import { giveUpWhenSilent } from '@zaino/service/give-up-when-silent';
import { closeRedis, connectRedis, type Redis } from '@zaino/service/redis-client';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { SiteOf } from '../sites';
import { upstreams } from '../upstreams';
import { limitBodyTime } from './body-time';
import { CallCounter } from './call-counter';
import { challengeCalls } from './challenge-calls';
import { forwardCalls } from './forward-calls';
import { limitCalls } from './limit-calls';
import { logLimits } from './log-limits';
import { refuseCalls } from './refuse-calls';

/** Lets `/api` through to the services: what may not pass is refused here (docs/decisions/calls-at-the-door.md). */
export async function openDoor(app: FastifyInstance, config: Config, siteOf: SiteOf) {
  const { RATE_LIMIT_FACTOR: factor, REQUEST_LIMIT_MS } = config;
  const redis = connect(app, config.REDIS_URL);
  const securityLog = redis && new SecurityLog(redis, new Clock(), { serviceName: 'gateway' });
  if (securityLog) logLimits(app, securityLog);
  await app.register(async (calls) => {
    // First, so that no other site can use up what its visitors may do here.
    calls.addHook('onRequest', refuseCalls(app, { siteOf, securityLog }));
    if (factor > 0) calls.addHook('onRequest', limitCalls(new CallCounter({ redis, factor })));
    if (factor * config.CHALLENGE_FACTOR > 0) {
      calls.addHook('preHandler', challengeCalls(app, config, redis));
    }
    calls.addHook('preParsing', limitBodyTime(REQUEST_LIMIT_MS));
    await forwardCalls(calls, upstreams(config));
  });
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
