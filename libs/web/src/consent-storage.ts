/** What cookies may be for, beside the necessary ones that need no consent. */
export type ConsentPurpose = 'analytics' | 'marketing' | 'social';

export type ConsentChoices = Record<ConsentPurpose, boolean>;

/** The key that the specification names (point 4): `true` or `false`. */
export const ANALYTICS_KEY = 'analytics-consent';

/** The choice by purpose and when it was made. */
export const CHOICES_KEY = 'zaino.consent';

/**
 * Version of what the dialog says and of the cookies it is about: the day from which they hold. Who has agreed to
 * another one is asked anew; a test of the shell holds the words to it.
 */
export const CONSENT_VERSION = '2026-11-23';

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

/** What can be shown of a choice (GDPR, article 7.1): when it was made, and by which version of the text. */
export interface ConsentProof {
  decidedAt: Date;
  version: string;
}

/** Null where nothing was chosen that holds. */
export function readProof(storage: Reader, now: Date): ConsentProof | null {
  const stored = parse(storage.getItem(CHOICES_KEY) ?? '');
  if (!stored || readConsent(storage, now) === null) return null;
  return { decidedAt: new Date(String(stored.decidedAt)), version: String(stored.version) };
}

/** The stored choice, or null where the visitor is to be asked: never answered, unreadable, too old or of another text. */
export function readConsent(storage: Reader, now: Date): ConsentChoices | null {
  const analytics = storage.getItem(ANALYTICS_KEY);
  if (analytics !== 'true' && analytics !== 'false') return null;
  const text = storage.getItem(CHOICES_KEY);
  // The specified key alone is an answer too, to what it speaks of.
  if (text === null) return { ...nothingAllowed, analytics: analytics === 'true' };
  const stored = parse(text);
  if (!stored || !isStillValid(stored.decidedAt, now)) return null;
  const choices = {
    analytics: analytics === 'true',
    marketing: stored.marketing === true,
    social: stored.social === true,
  };
  // Who refused all has refused what another text asks for, too.
  const isOfThisText = stored.version === CONSENT_VERSION;
  return isOfThisText || !Object.values(choices).includes(true) ? choices : null;
}

export function writeConsent(storage: Writer, choices: ConsentChoices, now: Date): void {
  storage.setItem(
    CHOICES_KEY,
    JSON.stringify({ ...choices, decidedAt: now.toISOString(), version: CONSENT_VERSION }),
  );
  storage.setItem(ANALYTICS_KEY, String(choices.analytics));
}
