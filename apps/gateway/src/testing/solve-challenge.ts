import { hash } from 'node:crypto';
import { type Challenge, problemSchema } from '@zaino/contracts/shared';

/** The header that a browser would send after this refusal. */
export function solutionOf(refused: { json: () => unknown }): string {
  const { challenge } = problemSchema.parse(refused.json());
  if (!challenge) throw new Error('Nothing was asked');
  return `${challenge.token}.${numberOf(challenge)}`;
}

export function numberOf({ salt, target, most }: Challenge): number {
  for (let number = 0; number <= most; number += 1) {
    if (hash('sha256', salt + String(number)) === target) return number;
  }
  throw new Error('The challenge has no solution');
}
