import { z } from 'zod';

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
export const securityLogEntrySchema = z
  .object({
    timestamp: z.iso.datetime(),
    level: z.enum(securityLogLevels),
    category: z
      .string()
      .trim()
      .min(1)
      .max(50)
      .regex(/^[\w.-]+$/),
    message: z.string().trim().min(1).max(SECURITY_MESSAGE_LENGTH),
    data: z.unknown().optional().refine(isSmall, 'Troppi dati'),
    userAgent: z.string().max(300).optional(),
    /** Address of the page; its query is dropped. */
    url: z.string().max(500).optional(),
    userId: z.string().max(64).nullable().optional(),
  })
  .strict();
export type SecurityLogEntry = z.input<typeof securityLogEntrySchema>;

/** An entry as it is kept. */
export const storedSecurityLogEntrySchema = z.object({
  id: z.string(),
  timestamp: z.iso.datetime(),
  level: z.enum(securityLogLevels),
  category: z.string(),
  message: z.string(),
  data: z.json().nullable(),
  userAgent: z.string().nullable(),
  url: z.string().nullable(),
  userId: z.string().nullable(),
  /** Which process told: `browser` or a service's name. */
  source: z.string(),
});
export type StoredSecurityLogEntry = z.infer<typeof storedSecurityLogEntrySchema>;

export const securityLogQuerySchema = z.object({
  level: z.enum(securityLogLevels).optional(),
  category: z.string().trim().max(50).optional(),
  userId: z.string().trim().max(64).optional(),
  source: z.string().trim().max(50).optional(),
  /** Part of the message. */
  text: z.string().trim().max(100).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** Answers entries older than this one, for the next page. */
  before: z.string().max(64).optional(),
});
