import type { AutomationClass } from '@zaino/contracts/shared';

/** Calls in an hour after which a browser has something to compute first. */
interface AutomationLimit {
  /** By everybody behind one address. */
  address: number;
  /** By one account, and by one device. */
  person: number;
}

export const AUTOMATION_WINDOW_S = 60 * 60;

/**
 * Where people end and programs begin (docs/decisions/challenges.md): a person does a few of these a year. An address
 * may be a school's with a thousand families in the first days of September; beyond its number they compute for less
 * than a second, which nobody notices. All stand well below the limits that refuse (rate-limits.ts).
 */
export const automationLimits: Record<AutomationClass, AutomationLimit> = {
  /** Orders and their cancelling: a family has one for each child. */
  order: { address: 120, person: 10 },
  /** Different codes. The orders service refuses them from 60 and from 10 on. */
  voucher: { address: 20, person: 4 },
  /** Refused from 20 on. */
  mail: { address: 8, person: 4 },
  /** A class that reads together. The blog gives an address 60 new devices' likes, and refuses more. */
  like: { address: 40, person: 20 },
  /** Refused from 20 on. */
  'sign-up': { address: 8, person: 3 },
};

/** The largest number of the easiest puzzle: half of it is tried as a rule, in a few tenths of a second on a phone. */
const EASIEST = 2 ** 16;
/** The hardest takes 32 times as long: some seconds, or the better part of a minute on an old phone. */
const HARDEST_LEVEL = 5;

/** The excess that makes it one step harder: people behind an address do not pay for how many they are. */
const STEP: Record<keyof AutomationLimit, number> = { address: 4, person: 2 };

/**
 * How hard it is after so many calls, from 0 on: one step for each doubling of a person's calls, and for each fourfold of
 * an address's. Undefined where nothing is asked.
 */
export function challengeLevel(
  used: number,
  { limit, kind }: { limit: number; kind: keyof AutomationLimit },
): number | undefined {
  if (used <= limit) return undefined;
  return Math.min(HARDEST_LEVEL, Math.floor(Math.log2(used / limit) / Math.log2(STEP[kind])));
}

/** The largest number of a puzzle: each level takes twice as long as the one before. */
export const largestNumber = (level: number) => EASIEST * 2 ** level;
