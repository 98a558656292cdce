import type { Outcome } from './outcome';
import { useState } from 'react';

/**
 * What a part of the page was loaded with, also where loading it again failed: its form, with what was typed into
 * it, stays.
 */
export function useLastKnown<Value>(outcome: Outcome<Value>): Outcome<Value> {
  const [known, setKnown] = useState(outcome);
  if (outcome.failure) return known.failure ? outcome : known;
  if (outcome !== known) setKnown(outcome);
  return outcome;
}
