import { bookshopNoticeSchema } from '@zaino/contracts/bookshops';
import { dataRequestKinds } from '@zaino/contracts/identity';
import { mailOriginSchema } from '@zaino/service/mail/mail-origin';
import type { MailKind } from '@zaino/service/mail/mail-rules';
import { z } from 'zod';

/** Topic of mails in the outbox. */
export const MAIL_TOPIC = 'mail';

const uid = z.string();
const email = z.string();
const firstName = z.string();
/** Whether the address was proven then; messages from before this was asked count as if it was. */
const isProven = z.boolean().default(true);

const factorMail = <const Kind extends string>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    email,
    firstName,
    isProven,
    factor: z.enum(['app', 'passkey']),
    at: z.iso.datetime(),
  });

const adminFactorMail = <const Kind extends string>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    adminId: z.string(),
    factor: z.enum(['app', 'passkey']),
    at: z.iso.datetime(),
  });

/** To an account that has asked for it and not ended it since. */
const productMail = <const Kind extends string>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    uid,
    noticeId: z.string(),
    products: z.array(
      z.object({
        id: z.string(),
        nome: z.string(),
        prezzo: z.number(),
        prezzoAllora: z.number().nullable(),
        prezzoMinimo30Giorni: z.number().nullable(),
      }),
    ),
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
  z.object({ kind: z.literal('colleague-invited'), invitationId: z.string() }),
  /** For a name that may or may not be an admin's. */
  z.object({ kind: z.literal('admin-access'), username: z.string() }),
  /** For the address that an admin has then; none is sent where there is none. */
  adminFactorMail('admin-factor-added'),
  adminFactorMail('admin-factor-removed'),
  z.object({
    kind: z.literal('admin-password-changed'),
    adminId: z.string(),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('admin-new-device'),
    adminId: z.string(),
    device: z.string(),
    at: z.iso.datetime(),
  }),
  /** What somebody proposes, or what became of it, in words that go into a sentence. */
  z.object({
    kind: z.literal('admin-approval-asked'),
    adminId: z.string(),
    change: z.string(),
    by: z.string(),
    reason: z.string(),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('admin-approval-decided'),
    adminId: z.string(),
    change: z.string(),
    by: z.string(),
    isConfirmed: z.boolean(),
    at: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('address-changed'), email, firstName, isProven }),
  /** To the address of now: staff was asked for another one. */
  z.object({
    kind: z.literal('address-change-asked'),
    email,
    firstName,
    isProven,
    at: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('data-ready'), email, firstName, isProven }),
  z.object({
    kind: z.literal('data-refused'),
    email,
    firstName,
    isProven,
    asked: z.enum(dataRequestKinds),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('password-changed'),
    email,
    firstName,
    isProven,
    at: z.iso.datetime(),
  }),
  factorMail('second-factor-added'),
  factorMail('second-factor-removed'),
  z.object({ kind: z.literal('account-deleted'), email, firstName, isProven }),
  z.object({
    kind: z.literal('bookshop-not-opened'),
    email,
    firstName,
    isProven,
    domain: z.string(),
  }),
  /** To the owner of the bookshop; who left has gone by their own wish. */
  z.object({
    kind: z.literal('colleague-left'),
    email,
    firstName,
    isProven,
    colleague: z.string(),
    colleagueEmail: z.string(),
    at: z.iso.datetime(),
  }),
  /** To an account that has asked for it and not ended it since. */
  z.object({
    kind: z.literal('new-lists'),
    uid,
    classes: z.array(z.object({ childId: z.string(), classe: z.string(), sezione: z.string() })),
  }),
  /** To an account that has asked for it; children whose section is known by then are left out. */
  z.object({ kind: z.literal('unknown-section'), uid, childIds: z.array(z.string()) }),
  /** To the address that the ministry names of a school; what it says is asked of the catalogue. */
  z.object({ kind: z.literal('teacher-list-proof'), listId: z.string(), codiceScuola: z.string() }),
  /** To who has proposed the list, of which the school's name is public. */
  z.object({
    kind: z.literal('teacher-list-decision'),
    noticeId: z.string(),
    email,
    firstName,
    isProven,
    decision: z.enum(['published', 'refused']),
    codiceScuola: z.string(),
    nomeScuola: z.string(),
    anno: z.number(),
    sezione: z.string(),
    motivo: z.string(),
  }),
  productMail('back-in-stock'),
  productMail('price-drop'),
  z.object({
    kind: z.literal('bookshop-decision'),
    /** Of whoever asks for the mail: asked for twice, it is the same mail. */
    noticeId: z.string(),
    email,
    firstName,
    isProven,
    name: z.string(),
    decision: bookshopNoticeSchema,
    reason: z.string(),
  }),
]);
export type QueuedMail = z.infer<typeof queuedMailSchema> & { kind: MailKind };

/** Whose call has caused it; left out where it is nobody's. */
export const queuedOriginSchema = z.object({ causedBy: mailOriginSchema.optional() });

type Linked = 'verify-address' | 'verify-new-address' | 'reset';
export type LinkMail = Extract<QueuedMail, { kind: Linked }>;
export type AdminMail = Extract<QueuedMail, { kind: 'admin-access' }>;
export type InvitationMail = Extract<QueuedMail, { kind: 'colleague-invited' }>;
export type AdminNotice = Extract<QueuedMail, { adminId: string }>;
export type NewListsMail = Extract<QueuedMail, { kind: 'new-lists' }>;
export type UnknownSectionMail = Extract<QueuedMail, { kind: 'unknown-section' }>;
export type ProductMail = Extract<QueuedMail, { products: unknown }>;
export type SchoolQuestionMail = Extract<QueuedMail, { kind: 'teacher-list-proof' }>;
export type Notice = Exclude<
  QueuedMail,
  | LinkMail
  | AdminMail
  | InvitationMail
  | AdminNotice
  | NewListsMail
  | UnknownSectionMail
  | ProductMail
  | SchoolQuestionMail
>;
