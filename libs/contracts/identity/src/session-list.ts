import * as z from 'zod/mini';

/** The name of a device of which nothing is known. */
export const UNKNOWN_DEVICE = 'Dispositivo sconosciuto';

/** One of the signed-in devices of an account. */
export const sessionListEntrySchema = z.object({
  /** A handle for revoking it: neither the cookie nor its hash. */
  id: z.string(),
  /** Browser and system as a person knows them, as in "Firefox su Windows". */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SessionListEntry = z.infer<typeof sessionListEntrySchema>;
