import { actReasonSchema, defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { dataRequestCalls } from './calls';
import { DATA_REQUEST_LIMIT, EVIDENCE_LENGTH } from './limits';

/** A copy of one's data (Regolamento UE 2016/679, art. 15 and 20), or their deletion (art. 17). */
export const dataRequestKinds = ['export', 'deletion'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/**
 * `open` waits for staff; `sent` was answered by a link that was not followed yet; `done`, `refused`; `lapsed` where the
 * account is gone.
 */
const dataRequestStates = ['open', 'sent', 'done', 'refused', 'lapsed'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

export const dataRequestSchema = z.object({
  id: z.string(),
  uid: z.string(),
  /** Of the account; null where it is gone. */
  name: z.nullable(z.string()),
  kind: z.enum(dataRequestKinds),
  state: z.enum(dataRequestStates),
  /** Who brought it in: `person` where it was done by the own profile. */
  source: z.enum(['staff', 'person']),
  /** Days in Italy. */
  receivedOn: z.iso.date(),
  dueOn: z.iso.date(),
  /** Days left of an open one, below 0 where it is late; null of all others. */
  daysLeft: z.nullable(z.int()),
  evidence: z.string(),
  enteredBy: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
  /** The admin; null where the person did it. */
  answeredBy: z.nullable(z.string()),
  refusal: z.string(),
});
export type DataRequest = z.infer<typeof dataRequestSchema>;

/** A request as its person is given it with all other data. */
export const exportedRequestSchema = z.pick(dataRequestSchema, {
  kind: true,
  state: true,
  receivedOn: true,
  dueOn: true,
  evidence: true,
  refusal: true,
});
export type ExportedRequest = z.infer<typeof exportedRequestSchema>;

const nothing = z.object({});

/** How staff answers a request. */
const dataAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hand-over') }),
  z.strictObject({ kind: z.literal('delete-account') }),
  z.strictObject({ kind: z.literal('refuse'), reason: actReasonSchema }),
]);
export type DataAnswer = z.infer<typeof dataAnswerSchema>;

/** What people ask about their data, and what becomes of it (docs/decisions/data-requests.md). */
export const dataRequestEndpoints = {
  list: defineEndpoint(dataRequestCalls.list, {
    summary:
      'Requests about personal data: open ones by their deadline, answered ones latest first',
    access: 'admin',
    staff: 'all',
    query: z.object({
      uid: z.optional(z.uuid()),
      isOpen: z.optional(z.stringbool()),
      page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)), 1),
    }),
    response: z.object({
      requests: z.array(dataRequestSchema).check(z.maxLength(DATA_REQUEST_LIMIT)),
      total: z.int(),
      /** Of all people. */
      open: z.int(),
      late: z.int(),
    }),
  }),
  enter: defineEndpoint(dataRequestCalls.enter, {
    summary: 'Enters what a person has asked for by letter, by mail or at the counter',
    access: 'admin',
    staff: 'all',
    act: 'data-requests.entered',
    query: nothing,
    params: z.object({ uid: z.uuid() }),
    body: z.strictObject({
      kind: z.enum(dataRequestKinds),
      receivedOn: z.iso.date('Scegli il giorno in cui è arrivata'),
      evidence: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Scrivi come è arrivata e come sai di chi è'),
          z.maxLength(EVIDENCE_LENGTH),
        ),
    }),
    response: dataRequestSchema,
  }),
  /** `request-answered` where it is not open any more; `address-unproven` and `account-suspended` of a copy that nobody could open. */
  answer: defineEndpoint(dataRequestCalls.answer, {
    summary: 'Hands a copy over, deletes the account, or refuses with a reason',
    access: 'admin',
    staff: 'all',
    act: 'data-requests.*',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    body: dataAnswerSchema,
    response: dataRequestSchema,
  }),
} as const;
