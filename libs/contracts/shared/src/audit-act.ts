import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { REASON_MISSING } from './refusal-texts';

const name = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

/** Most characters of the reason that an admin gives for an act. */
export const ACT_REASON_LENGTH = 500;

/** Why an admin does something, where it has to be said. */
export const actReasonSchema = z
  .string()
  .check(z.trim(), z.minLength(1, REASON_MISSING), z.maxLength(ACT_REASON_LENGTH));

/** What an admin did, as the service that did it tells it: nothing of a person but the admin. */
export const auditActSchema = z.strictObject({
  at: z.iso.datetime(),
  /** Which service, or the command line. */
  source: z.string().check(z.maxLength(40), z.regex(/^[a-z-]+$/)),
  actor: z.strictObject({ id: name(36), name: name(60) }),
  act: z.string().check(z.maxLength(60), z.regex(/^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+$/)),
  subject: z.strictObject({
    kind: z.string().check(z.maxLength(40), z.regex(/^[a-z-]+$/)),
    id: z.string().check(z.maxLength(120)),
  }),
  reason: z.nullable(z.string().check(z.maxLength(ACT_REASON_LENGTH))),
  before: z.nullable(z.json()),
  after: z.nullable(z.json()),
});
export type AuditAct = z.infer<typeof auditActSchema>;

/** Room for the two states of what was changed. */
const ACT_BYTES = 512 * 1024;

/** How services tell the identity service of an act: the same id is the same act. Never behind the gateway. */
export const keepActEndpoint = defineEndpoint(
  { method: 'PUT', path: '/internal/audit-log/:id' },
  {
    summary: 'Appends an act to the audit log',
    access: 'service',
    query: z.object({}),
    params: z.object({ id: z.uuid() }),
    bodyLimit: ACT_BYTES,
    body: auditActSchema,
    response: z.object({}),
  },
);
