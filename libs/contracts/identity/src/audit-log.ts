import { auditActSchema, defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { auditLogCalls } from './calls';

/** Most acts of a page of the audit log. */
export const AUDIT_PAGE_LIMIT = 100;

/** A whole number of the chain, as text: JSON has none of 64 bits. */
const sequenceSchema = z.string().check(z.regex(/^\d{1,19}$/));
const word = (longest: number) => z.optional(z.string().check(z.trim(), z.maxLength(longest)));

export const auditEntrySchema = z.object({
  ...auditActSchema.shape,
  id: z.string(),
  /** Its place in the chain, from 1. */
  sequence: sequenceSchema,
  /** SHA-256 over the entry and the hash before it, in hexadecimal digits. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** What admins did, each act bound to the one before it (docs/decisions/audit-log.md). */
export const auditLogEndpoints = {
  search: defineEndpoint(auditLogCalls.search, {
    summary: 'Acts of admins by filters, latest first',
    access: 'admin',
    staff: 'all',
    query: z.object({
      /** The admin's name. */
      who: word(60),
      /** What was done, or the beginning of it, as in `orders.`. */
      act: word(60),
      kind: word(40),
      /** Of the subject. */
      id: word(120),
      /** Days in Italy, both included. */
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
      limit: z._default(
        z.coerce.number().check(z.int(), z.gte(1), z.lte(AUDIT_PAGE_LIMIT)),
        AUDIT_PAGE_LIMIT / 2,
      ),
      /** Answers acts before this one of the chain, for the next page. */
      before: z.optional(sequenceSchema),
    }),
    response: z.object({
      entries: z.array(auditEntrySchema),
      /** For `before` of the next page; null at the end. */
      next: z.nullable(sequenceSchema),
    }),
  }),
} as const;
