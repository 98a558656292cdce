import * as z from 'zod/mini';

/** What programs do in masses, and people now and then (docs/decisions/challenges.md has the numbers). */
export type AutomationClass = 'order' | 'voucher' | 'mail' | 'like' | 'sign-up';

/**
 * What a browser computes before its call is let through, without anybody noticing: the number up to `most` whose
 * SHA-256, taken of `salt` with the number's digits behind it, is `target` in hexadecimal.
 */
export const challengeSchema = z.object({
  /** Says by whom, for what and until when; goes back with the number. */
  token: z.string(),
  salt: z.string(),
  target: z.string(),
  most: z.int(),
});
export type Challenge = z.infer<typeof challengeSchema>;
