/** What cookies may be for, beside the necessary ones that need no consent. */
export type ConsentPurpose = 'analytics' | 'marketing' | 'social';

export type ConsentChoices = Record<ConsentPurpose, boolean>;

/** The key that the specification names (point 4): `true` or `false`. */
export const ANALYTICS_KEY = 'analytics-consent';

/** The choice by purpose and when it was made. */
export const CHOICES_KEY = 'zaino.consent';

/** How long a choice holds before it may be asked for again (Garante, 10 June 2021). */
const MONTHS_VALID = 6;

export const nothingAllowed: ConsentChoices = { analytics: false, marketing: false, social: false };

type Reader = Pick<Storage, 'getItem'>;
type Writer = Pick<Storage, 'setItem'>;

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    // Unreadable means never answered: the visitor is asked again.
    return null;
  }
}

function isStillValid(decidedAt: unknown, now: Date): boolean {
  if (typeof decidedAt !== 'string') return false;
  const end = new Date(decidedAt);
  end.setMonth(end.getMonth() + MONTHS_VALID);
  return end > now;
}

/** The stored choice, or null where the visitor is to be asked: never answered, unreadable or too old. */
export function readConsent(storage: Reader, now: Date): ConsentChoices | null {
  const analytics = storage.getItem(ANALYTICS_KEY);
  if (analytics !== 'true' && analytics !== 'false') return null;
  const text = storage.getItem(CHOICES_KEY);
  // The specified key alone is an answer too, to what it speaks of.
  if (text === null) return { ...nothingAllowed, analytics: analytics === 'true' };
  const stored = parse(text);
  if (!stored || !isStillValid(stored.decidedAt, now)) return null;
  return {
    analytics: analytics === 'true',
    marketing: stored.marketing === true,
    social: stored.social === true,
  };
}

export function writeConsent(storage: Writer, choices: ConsentChoices, now: Date): void {
  storage.setItem(CHOICES_KEY, JSON.stringify({ ...choices, decidedAt: now.toISOString() }));
  storage.setItem(ANALYTICS_KEY, String(choices.analytics));
}
