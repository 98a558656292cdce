import * as z from 'zod/mini';
import { MOST_EVIDENCE } from './compliance-limits';

/** What the law asks and a service can compute; each is computed by the service that has the data (docs/decisions/compliance.md). */
const complianceChecks = [
  'book-prices',
  'lowest-prices',
  'product-safety',
  'refund-deadlines',
  'withdrawal-receipts',
  'delivery-days',
  'consents',
  'invoices',
  'invoice-sending',
  'trader-data',
  'seller-report',
] as const;
export type ComplianceCheckName = (typeof complianceChecks)[number];

/** As it is asked for, something that a person should judge, or a rule that is broken. */
const checkStates = ['fine', 'look', 'broken'] as const;
export type CheckState = (typeof checkStates)[number];

const evidenceSchema = z.object({
  state: z.enum(['look', 'broken']),
  kind: z.enum(['order', 'invoice', 'product', 'bookshop', 'text']),
  /** Of what it is about, for the way there; of nobody in person. */
  id: z.string(),
  /** What it is called, as the number of an order. */
  label: z.string(),
  /** Why it stands here, as people read it. */
  words: z.string(),
});
export type ComplianceEvidence = z.infer<typeof evidenceSchema>;

const checkSchema = z.object({
  check: z.enum(complianceChecks),
  state: z.enum(checkStates),
  /** How many of its kind were looked at. */
  looked: z.int(),
  broken: z.int(),
  toLookAt: z.int(),
  /** What is broken first. */
  evidence: z.array(evidenceSchema).check(z.maxLength(MOST_EVIDENCE)),
});
export type ComplianceCheck = z.infer<typeof checkSchema>;

/** Data that are kept for some time and then forgotten (specification, point 9). */
const retentionKinds = [
  'orders',
  'fiscal-documents',
  'carts',
  'shared-lists',
  'payment-messages',
  'staff-changes',
  'page-views',
  'security-log',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

const retentionSchema = z.object({
  kind: z.enum(retentionKinds),
  /** How long, in words. */
  keptFor: z.string(),
  /** Of what is kept now; null of nothing. */
  oldest: z.nullable(z.iso.datetime()),
  /** Day in Italy on which that is forgotten. */
  nextDeletion: z.nullable(z.iso.date()),
  /** Whether it should have been by now: whatever forgets it does not run. */
  isLate: z.boolean(),
});
export type Retention = z.infer<typeof retentionSchema>;

/** What one service has computed. */
export const complianceSchema = z.object({
  computedAt: z.iso.datetime(),
  checks: z.array(checkSchema),
  retention: z.array(retentionSchema),
});
export type Compliance = z.infer<typeof complianceSchema>;
