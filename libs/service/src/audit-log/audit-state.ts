import type { AuditAct } from '@zaino/contracts/shared';

type State = AuditAct['before'];

/** Longest JSON of a state: a bulk change of thousands of rows is told by its change, its count and its first rows. */
const LONGEST_STATE = 100_000;

/** A state as plain JSON; of one that is too long, that it was. */
export function auditState(state: object | null): State {
  const text = JSON.stringify(state);
  if (text.length <= LONGEST_STATE) return JSON.parse(text) as State;
  return { omitted: 'too long', characters: text.length };
}
