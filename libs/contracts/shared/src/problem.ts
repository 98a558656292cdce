import * as z from 'zod/mini';
import { challengeSchema } from './challenge';

/** The kinds of expected failure; each maps to one HTTP status. */
export const errorKinds = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'limited',
  'unavailable',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** HTTP status of each kind of failure. */
export const statusOfKind: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  limited: 429,
  unavailable: 503,
};

/**
 * Body of every refused call (`application/problem+json`, RFC 9457). `success` and `error` repeat the
 * sentence for the calls whose answer has them (specification, point 7).
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Machine-readable code a client can switch on. */
  code: z.string(),
  /** One sentence for a person. */
  detail: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** With the code `challenge-required`. */
  challenge: z.optional(challengeSchema),
  success: z.literal(false),
  error: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
