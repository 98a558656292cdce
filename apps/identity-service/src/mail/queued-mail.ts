import { z } from 'zod';

/** Topic of mails in the outbox. */
export const MAIL_TOPIC = 'mail';

const uid = z.string();
const email = z.string();
const firstName = z.string();

const factorMail = <const Kind extends string>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    email,
    firstName,
    factor: z.enum(['app', 'passkey']),
    at: z.iso.datetime(),
  });

/** A mail that waits in the outbox. Those with a link get it when they are sent: no secret waits with them. */
export const queuedMailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('verify-address'),
    uid,
    /** Of a bookshop that was registered with the account. */
    shopUrl: z.string().nullable(),
  }),
  z.object({ kind: z.literal('verify-new-address'), uid, email }),
  /** For an address that may or may not be an account's; `origin` is the page that the way leads back to. */
  z.object({ kind: z.literal('reset'), email, origin: z.string().default('/') }),
  z.object({ kind: z.literal('address-changed'), email, firstName }),
  z.object({ kind: z.literal('password-changed'), email, firstName, at: z.iso.datetime() }),
  factorMail('second-factor-added'),
  factorMail('second-factor-removed'),
  z.object({ kind: z.literal('account-deleted'), email, firstName }),
  z.object({ kind: z.literal('bookshop-not-opened'), email, firstName, domain: z.string() }),
]);
export type QueuedMail = z.infer<typeof queuedMailSchema>;

type Linked = 'verify-address' | 'verify-new-address' | 'reset';
export type LinkMail = Extract<QueuedMail, { kind: Linked }>;
export type Notice = Exclude<QueuedMail, LinkMail>;
