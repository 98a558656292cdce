import type { ComplianceEvidence } from '@zaino/contracts/shared';

/** Something about an order. */
export function orderFinding(
  { id, number }: { id: string; number: string },
  state: ComplianceEvidence['state'],
  words: string,
): ComplianceEvidence {
  return { state, kind: 'order', id, label: number, words };
}
