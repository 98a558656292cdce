import { randomBytes } from 'node:crypto';
import { type Automation, CHALLENGE_HEADER, sharedErrorCodes } from '@zaino/contracts/shared';
import { addressBlock } from '@zaino/service/address-block';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { SessionStore } from '@zaino/service/sessions/session-store';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { sendProblem } from '../gateway-problem';
import { AutomationCounter } from './automation-counter';
import { callersOf, isStaff } from './callers';
import { Challenges } from './challenges';
import { clientAddress } from './client-address';
import type { Door } from './door';
import { outsidePuzzles } from './outside-puzzles';
import { ownPuzzles, type PuzzleSource } from './puzzles';

declare module 'fastify' {
  interface FastifyContextConfig {
    automation?: Automation;
  }
}

/**
 * Has browsers compute something before a call that programs make in masses, once there are more than people make
 * (docs/decisions/challenges.md).
 */
export function challengeCalls(
  app: FastifyInstance,
  { config, redis, metrics }: Door,
): preHandlerAsyncHookHandler {
  const clock = new Clock();
  const sessions = redis && new SessionStore(redis, clock);
  const factor = config.RATE_LIMIT_FACTOR * config.CHALLENGE_FACTOR;
  const counter = new AutomationCounter({ redis, factor });
  const keys = config.CHALLENGE_KEYS ?? [randomBytes(32).toString('base64url')];
  const challenges = new Challenges({ keys, redis, clock, puzzles: puzzlesOf(app, config) });

  return async (request, reply) => {
    const { automation } = request.routeOptions.config;
    if (!automation) return;
    const value = automation.byMember && memberOf(request.body, automation.byMember);
    if (value === '' || (await isStaff(request, sessions))) return;
    const callers = await callersOf(request, sessions);
    const counted = await counter.count({ class: automation.class, callers, value });
    const { level, resetS } = counted;
    if (level === undefined) return counted.keep();
    const address = addressBlock(clientAddress(request));
    const scope = { class: automation.class, address, level };
    const verdict = await challenges.judge(request.headers[CHALLENGE_HEADER], scope);
    metrics.countChallenge(automation.class, verdict);
    if (verdict === 'solved') return counted.keep();
    await counted.giveBack();
    const challenge = await challenges.issue(scope);
    void sendProblem(reply.header('retry-after', String(resetS)), required(resetS), { challenge });
    return reply;
  };
}

function puzzlesOf(
  app: FastifyInstance,
  { CHALLENGE_SERVICE_URL: url, CHALLENGE_SERVICE_KEY: key }: Door['config'],
): PuzzleSource {
  if (url === undefined || key === undefined) return ownPuzzles;
  const onFailure = (reason: string) =>
    app.log.warn({ reason }, 'the challenge service did not answer');
  return outsidePuzzles({ url, key, onFailure });
}

/** What stands in a member of a JSON body, alike however it is written; empty where there is nothing to count. */
function memberOf(body: unknown, name: string): string {
  try {
    const parsed = JSON.parse(String(body)) as Record<string, unknown> | null;
    const value = parsed?.[name];
    return typeof value === 'string' ? value.trim().toLowerCase() : '';
  } catch {
    // No JSON: the service says so.
    return '';
  }
}

/** A person reads it only where the browser could not solve it. */
function required(resetS: number): DomainError {
  const minutes = Math.ceil(resetS / 60);
  const when = minutes <= 1 ? 'tra un minuto' : `tra ${minutes} minuti`;
  const detail = `Arrivano molte richieste come questa e il controllo automatico del browser non è riuscito. Ricarica la pagina e riprova subito, oppure riprova ${when}.`;
  return new DomainError('limited', sharedErrorCodes.challengeRequired, { detail });
}
