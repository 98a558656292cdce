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

/** What all lists of a service's parked messages have in common, beside method, path and summary. */
export const parkedMessageList = {
  access: 'admin' as const,
  staff: 'all' as const,
  query: z.object({}),
  response: z.object({ messages: z.array(parkedMessageSchema) }),
};

/** What all calls that try a parked message again have in common; they are POST, and their path ends in `/:id`. */
export const parkedMessageRetry = {
  summary: 'Has a parked message delivered again',
  access: 'admin' as const,
  staff: 'all' as const,
  act: 'messages.retried' as const,
  query: z.object({}),
  params: parkedMessageParams,
  response: z.object({ success: z.literal(true) }),
};
