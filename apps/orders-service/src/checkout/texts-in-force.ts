import type { AcceptedTexts } from '@zaino/contracts/orders';
import { legalTexts, versionInForce } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';

/** What whoever orders now accepts: the server says it, whatever a page believes. */
export function textsInForce(now: Date): AcceptedTexts {
  const day = italianDay(now);
  return {
    terms: versionInForce(legalTexts.terms, day),
    privacy: versionInForce(legalTexts.privacy, day),
  };
}
