import type { RateClass } from '@zaino/contracts/shared';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { addressBlock } from '@zaino/service/address-block';
import { DomainError } from '@zaino/service/domain-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../gateway-problem';
import { refusePage } from '../refuse-page';
import type { CallCounter, CallsLeft } from './call-counter';
import { clientAddress } from './client-address';
import type { DoorMetrics } from './door-metrics';
import { rateClassOf } from './rate-class-of';

interface Limiting {
  metrics: DoorMetrics;
  /** Undefined for a call that is not looked at. */
  classify?: (request: FastifyRequest) => RateClass | undefined;
}

/** Refuses the calls of an address that makes too many of their class, by the counter's limits. */
export function limitCalls(counter: CallCounter, { metrics, classify = rateClassOf }: Limiting) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const rateClass = classify(request);
    if (rateClass === undefined) return undefined;
    const counted = await counter.count(rateClass, addressBlock(clientAddress(request)));
    if (!counted) return undefined;
    tell(reply, rateClass, counted);
    if (counted.isAllowed) return undefined;
    metrics.countLimited(rateClass);
    const { resetS } = counted;
    if (request.routeOptions.config.isForm) return refusePage(reply, resetS);
    void sendProblem(reply.header('retry-after', String(resetS)), limited(resetS));
    return reply;
  };
}

/** As in the IETF's draft "RateLimit header fields for HTTP" (draft-ietf-httpapi-ratelimit-headers-10). */
function tell(reply: FastifyReply, rateClass: RateClass, counted: CallsLeft): void {
  const { quota, windowS, remaining, resetS } = counted;
  void reply.header('ratelimit-policy', `"${rateClass}";q=${quota};w=${windowS}`);
  void reply.header('ratelimit', `"${rateClass}";r=${remaining};t=${resetS}`);
}

function limited(resetS: number): DomainError {
  const minutes = Math.ceil(resetS / 60);
  const when = resetS <= 60 ? 'tra poco' : `tra ${minutes} minuti`;
  const detail = `Troppe richieste: riprova ${when}.`;
  return new DomainError('limited', sharedErrorCodes.limited, { detail });
}
