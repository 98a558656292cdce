import type { RateClass } from '@zaino/contracts/shared';
import type { FastifyRequest } from 'fastify';
import { AUTOMATION_WINDOW_S, automationLimits } from './automation-limits';
import { rateClassOf } from './rate-class-of';
import { type RateLimit, rateLimits } from './rate-limits';

const challenged: RateClass[] = ['registration', 'mail'];

type Limits = Partial<Record<RateClass, RateLimit>>;

const alike = (limit: RateLimit): Limits =>
  Object.fromEntries(challenged.map((name) => [name, limit]));

/**
 * What an address may do whose browsers have computed something first (docs/decisions/challenges.md): behind a
 * school's are several hundred families, who come in one hour of September.
 */
export const passedLimits = (calls: number) => alike({ calls, windowS: AUTOMATION_WINDOW_S });

/** What it may try: as many as may be written of anything, each class for itself. */
export const triedLimits = alike(rateLimits.write);

/** Whether everybody is challenged before the limits without a challenge would refuse: else those stay. */
export function areChallengedFirst(challengeFactor: number): boolean {
  if (challengeFactor === 0) return false;
  const asked = Math.max(automationLimits.mail.address, automationLimits['sign-up'].address);
  return challenged.every((name) => asked * challengeFactor < rateLimits[name].calls);
}

/** The class in which a call counts once its challenge is passed; undefined where that is none of these. */
export function challengedClassOf(request: FastifyRequest): RateClass | undefined {
  const rateClass = rateClassOf(request);
  const isChallenged = request.routeOptions.config.automation !== undefined;
  return isChallenged && challenged.includes(rateClass) ? rateClass : undefined;
}

/** The class of a call that is not. */
export function unchallengedClassOf(request: FastifyRequest): RateClass | undefined {
  return challengedClassOf(request) === undefined ? rateClassOf(request) : undefined;
}
