/** What somebody did by hand to get a task done. */
export interface Effort {
  /** Taps of a finger or clicks; a select that the system draws takes two. */
  taps: number;
  /** Movements that bring what comes next onto the screen. */
  swipes: number;
  /** Letters of words. */
  keys: number;
  /** Characters of passwords, cards and other things that are no words. */
  codeKeys: number;
  /** Hands going from the pointer to the keys or back; none where the keys are on the screen. */
  homings: number;
  /** Looks at what came, to know that it is done. */
  checks: number;
}

export const noEffort: Readonly<Effort> = {
  taps: 0,
  swipes: 0,
  keys: 0,
  codeKeys: 0,
  homings: 0,
  checks: 0,
};

/**
 * Operators of the Keystroke-Level Model in seconds: Card, Moran and Newell, "The keystroke-level model for user
 * performance time with interactive systems", Communications of the ACM 23 (7), 1980, figure 1. Measured there with
 * mouse and keyboard; for a finger it is the same pointing, and no homing.
 */
const operators = {
  /** P: the pointer, here also a finger, goes to its target. */
  point: 1.1,
  /** K for a button. */
  press: 0.2,
  /** K of the average typist who is no secretary: 40 words a minute. */
  key: 0.28,
  /** K where complex codes are typed. */
  codeKey: 0.75,
  /** H: from the mouse to the keys or back. */
  home: 0.4,
  /** M: what comes next is thought of. */
  think: 1.35,
} as const;

/**
 * Seconds of attention by that model, without waiting: one thought before each tap, each swipe and each look at what
 * came; none inside what is typed (rules 0 to 2 there). It is a model of somebody who knows the way: who reads the
 * books' titles or the terms takes longer.
 */
export function attentionSeconds(effort: Effort): number {
  const { taps, swipes, keys, codeKeys, homings, checks } = effort;
  const { point, press, key, codeKey, home, think } = operators;
  const pointing = taps * (point + press) + swipes * point;
  const typing = keys * key + codeKeys * codeKey + homings * home;
  return pointing + typing + (taps + swipes + checks) * think;
}
