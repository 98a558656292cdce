import { actReasonSchema, adminAreas, defineEndpoint, emailSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminUserSchema } from './admin';
import { approvalCalls } from './calls';
import { USERNAME_FORM } from './limits';

const nothing = z.object({});
const areasSchema = z.array(z.enum(adminAreas)).check(z.maxLength(adminAreas.length));
const someAreas = areasSchema.check(z.minLength(1, 'Scegli almeno un incarico'));

/** What needs two persons: a new admin, or more than an admin has. */
const askedChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('create-admin'),
    username: z
      .string()
      .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{1,59}$/, USERNAME_FORM)),
    /** For links and notices; it can be left out. */
    email: z.nullable(emailSchema),
    areas: someAreas,
  }),
  z.strictObject({ kind: z.literal('widen-admin'), adminId: z.uuid(), areas: someAreas }),
]);
export type AskedChange = z.infer<typeof askedChangeSchema>;

export const approvalStates = ['open', 'confirmed', 'refused', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const approvalSchema = z.object({
  id: z.string(),
  state: z.enum(approvalStates),
  kind: z.enum(['create-admin', 'widen-admin']),
  /** Of the admin whom it is about. */
  username: z.string(),
  areas: z.array(z.enum(adminAreas)),
  /** What that admin had then; null of one who is to be made. */
  areasBefore: z.nullable(z.array(z.enum(adminAreas))),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  decisionReason: z.nullable(z.string()),
  /** Whether who asks may decide: it is open, and somebody else's. */
  canDecide: z.boolean(),
});
export type Approval = z.infer<typeof approvalSchema>;

export const listedAdminSchema = z.object({ ...adminUserSchema.shape, isDisabled: z.boolean() });
export type ListedAdmin = z.infer<typeof listedAdminSchema>;

/** Admins, and what one of them cannot do alone (docs/decisions/two-persons.md). */
export const approvalEndpoints = {
  list: defineEndpoint(approvalCalls.list, {
    summary: 'What waits for a second person, and what was decided lately, latest first',
    access: 'admin',
    staff: 'all',
    query: nothing,
    response: z.object({ approvals: z.array(approvalSchema) }),
  }),
  propose: defineEndpoint(approvalCalls.propose, {
    summary: 'Proposes a change that another admin has to confirm within seven days',
    access: 'admin',
    staff: 'all',
    act: 'approvals.proposed',
    query: nothing,
    body: z.strictObject({ reason: actReasonSchema, change: askedChangeSchema }),
    response: approvalSchema,
  }),
  /** `own-approval` for who proposed it, `approval-closed` where it is decided or too old. */
  decide: defineEndpoint(approvalCalls.decide, {
    summary: 'Confirms or refuses what somebody else has proposed',
    access: 'admin',
    staff: 'all',
    act: 'approvals.*',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('confirm') }),
      z.strictObject({ decision: z.literal('refuse'), reason: actReasonSchema }),
    ]),
    response: z.object({
      approval: approvalSchema,
      /** Of an admin who was made by this: told once, to be handed over. */
      password: z.nullable(z.string()),
    }),
  }),
  admins: defineEndpoint(approvalCalls.admins, {
    summary: 'All admins, by their names',
    access: 'admin',
    staff: 'all',
    query: nothing,
    response: z.object({ admins: z.array(listedAdminSchema) }),
  }),
  /** `needs-approval` where it would be more, `last-admin` where nobody would be left who may do everything. */
  narrow: defineEndpoint(approvalCalls.narrow, {
    summary: 'Takes areas from an admin, whose sessions end',
    access: 'admin',
    staff: 'all',
    act: 'admins.areas-changed',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ reason: actReasonSchema, areas: areasSchema }),
    response: listedAdminSchema,
  }),
} as const;
