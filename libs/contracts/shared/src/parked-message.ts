import * as z from 'zod/mini';

/** A message of a service's outbox that nobody tries to deliver any more: nothing of what is in it. */
export const parkedMessageSchema = z.object({
  id: z.string(),
  /** Names what it is about. */
  topic: z.string(),
  attempts: z.int(),
  /** Class and code of the last failure. */
  lastError: z.string(),
  parkedAt: z.iso.datetime(),
});
export type ParkedMessage = z.infer<typeof parkedMessageSchema>;

/** The message that a path names. */
export const parkedMessageParams = z.object({ id: z.string().check(z.regex(/^\d{1,20}$/)) });
