/** Entries of one span of time by kind: `category`, or `browser` for all errors of browsers. */
export type EventCounts = Partial<Record<string, number>>;

interface Measure {
  /** Name in the finding's data. */
  name: string;
  /** What is counted. */
  kind: string;
  words: string;
  /** From this many in five minutes on it is a finding. */
  threshold: number;
}

/** Errors of browsers are counted together, whatever they call themselves. */
export const BROWSER_ERRORS = 'browser';

const measures: readonly Measure[] = [
  // Somebody who forgot a password locks one account; five at once are tried by somebody else.
  { name: 'lockouts', kind: 'auth.lockout', words: 'account bloccati', threshold: 5 },
  // Below the lock of each account: many accounts tried a few times each. A busy evening has some 20 mistypings.
  { name: 'failures', kind: 'auth.failure', words: 'accessi falliti', threshold: 100 },
  // After "Esci da tutti i dispositivi" each device asks once or twice more; ten are no one person's devices.
  {
    name: 'revokedTokens',
    kind: 'session.revoked-used',
    words: 'usi di sessioni revocate',
    threshold: 10,
  },
  // Our pages always send the token; a tab left open over a new sign-in sends an old one, once.
  { name: 'refusedCsrf', kind: 'csrf.refused', words: 'chiamate senza token CSRF', threshold: 5 },
  // One page sends at most five a minute: twenty need several people, or one page that fails all the time.
  { name: 'browserErrors', kind: BROWSER_ERRORS, words: 'errori dei browser', threshold: 20 },
];

export interface Finding {
  message: string;
  /** Counts by measure, those below their threshold too. */
  counts: Record<string, number>;
}

/** What five minutes had too much of; null where nothing. */
export function findingIn(counts: EventCounts): Finding | null {
  const counted = measures.map((measure) => ({ ...measure, count: counts[measure.kind] ?? 0 }));
  const exceeded = counted.filter(({ count, threshold }) => count >= threshold);
  if (exceeded.length === 0) return null;
  const parts = exceeded.map(({ words, count }) => `${words} ${count}`);
  return {
    message: `Oltre la soglia in cinque minuti: ${parts.join(', ')}`,
    counts: Object.fromEntries(counted.map(({ name, count }) => [name, count])),
  };
}
