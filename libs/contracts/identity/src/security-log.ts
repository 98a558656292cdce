import * as z from 'zod/mini';

export const securityLogLevels = ['DEBUG', 'INFO', 'WARN', 'ERROR'] as const;

/** Most characters of a message and of the JSON in `data`; what is longer is refused. */
export const SECURITY_MESSAGE_LENGTH = 500;
export const SECURITY_DATA_LENGTH = 4_000;

/** Levels of lists and objects within one another in `data`. */
const MOST_LEVELS = 6;

function isShallow(data: unknown, levels = MOST_LEVELS): boolean {
  if (typeof data !== 'object' || data === null) return true;
  return levels > 0 && Object.values(data).every((value) => isShallow(value, levels - 1));
}

/** Whether JSON has a bounded depth and size. Depth first: to measure it is what a deep one would make costly. */
function isSmall(data: unknown): boolean {
  return isShallow(data) && JSON.stringify(data ?? null).length <= SECURITY_DATA_LENGTH;
}

/** Specification, point 3: as a browser sends it. What identifies a person is the server's to decide, or to leave out. */
export const securityLogEntrySchema = z.strictObject({
  timestamp: z.iso.datetime(),
  level: z.enum(securityLogLevels),
  category: z.string().check(z.trim(), z.minLength(1), z.maxLength(50), z.regex(/^[\w.-]+$/)),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(SECURITY_MESSAGE_LENGTH)),
  data: z.optional(z.unknown()).check(z.refine(isSmall, 'Troppi dati')),
  userAgent: z.optional(z.string().check(z.maxLength(300))),
  /** Address of the page; its query is dropped. */
  url: z.optional(z.string().check(z.maxLength(500))),
  userId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
});
export type SecurityLogEntry = z.input<typeof securityLogEntrySchema>;

/** An entry as it is kept. */
export const storedSecurityLogEntrySchema = z.object({
  id: z.string(),
  timestamp: z.iso.datetime(),
  level: z.enum(securityLogLevels),
  category: z.string(),
  message: z.string(),
  data: z.nullable(z.json()),
  userAgent: z.nullable(z.string()),
  url: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  /** Which process told: `browser` or a service's name. */
  source: z.string(),
});
export type StoredSecurityLogEntry = z.infer<typeof storedSecurityLogEntrySchema>;

export const securityLogQuerySchema = z.object({
  level: z.optional(z.enum(securityLogLevels)),
  category: z.optional(z.string().check(z.trim(), z.maxLength(50))),
  userId: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  source: z.optional(z.string().check(z.trim(), z.maxLength(50))),
  /** Part of the message. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  from: z.optional(z.iso.datetime()),
  to: z.optional(z.iso.datetime()),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  /** Answers entries older than this one, for the next page. */
  before: z.optional(z.string().check(z.maxLength(64))),
});
