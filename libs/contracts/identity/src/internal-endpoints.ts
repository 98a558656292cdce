import { bookshopNoticeSchema } from '@zaino/contracts/bookshops';
import { defineEndpoint, keepActEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { identityInternalCalls } from './calls';
import { contactPurposeSchema } from './contact';
import { productNoticeSchema } from './product-notice';
import { orderPushKinds } from './push';
import { teacherListDecisionSchema } from './teacher-list-decision';

/** Most accounts of one question. */
const MOST_ASKED = 100;
const ownerParams = z.object({ uid: z.uuid() });

/** What other services ask of the identity service; never behind the gateway. */
export const identityInternalEndpoints = {
  owner: defineEndpoint(identityInternalCalls.owner, {
    summary: 'Who has a bookshop, for the admin who decides on it',
    access: 'service',
    query: z.object({}),
    params: ownerParams,
    response: z.object({
      displayName: z.string(),
      email: z.string(),
      createdAt: z.iso.datetime(),
    }),
  }),
  /** By mail, to a proven address alone; an account that is gone is told nothing. The same `noticeId` is the same mail. */
  tellOwner: defineEndpoint(identityInternalCalls.tellOwner, {
    summary: 'Tells an owner what became of the bookshop',
    access: 'service',
    query: z.object({}),
    params: ownerParams,
    body: z.strictObject({
      noticeId: z.string().check(z.maxLength(40)),
      name: z.string().check(z.maxLength(120)),
      decision: bookshopNoticeSchema,
      reason: z.string().check(z.maxLength(500)),
    }),
    response: z.object({}),
  }),
  /** `school` is null where there is none of that code, or the ministry names no address of it: nothing goes out then. */
  askSchool: defineEndpoint(identityInternalCalls.askSchool, {
    summary: 'Asks a school by mail whether the materials that somebody proposes are its own',
    access: 'service',
    query: z.object({}),
    params: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
    body: z.strictObject({
      codiceScuola: z.string().check(z.regex(/^[A-Z0-9]{10}$/)),
      /** Who proposes them: mails are counted by account. */
      uid: z.uuid(),
    }),
    response: z.object({
      school: z.nullable(z.object({ name: z.string(), kind: z.string() })),
    }),
  }),
  /** By mail, to a proven address alone; an account that is gone is told nothing. The same `noticeId` is the same mail. */
  tellTeacher: defineEndpoint(identityInternalCalls.tellTeacher, {
    summary: 'Tells who has proposed the materials of a class what staff has decided',
    access: 'service',
    query: z.object({}),
    params: ownerParams,
    body: teacherListDecisionSchema,
    response: z.object({}),
  }),
  /** Families that have asked for it are written to, each once a school year and child. */
  tellNewLists: defineEndpoint(identityInternalCalls.tellNewLists, {
    summary: 'Tells that an import has brought lists of a school year for schools that had none',
    access: 'service',
    query: z.object({}),
    /** First calendar year of the school year. */
    body: z.strictObject({ schoolYear: z.int().check(z.gte(2000), z.lte(2100)) }),
    response: z.object({}),
  }),
  /**
   * By mail, where the account has switched the purpose on and proven its address; `isWanted` is false where nothing
   * goes out. The same `noticeId` is the same mail.
   */
  tellOfProducts: defineEndpoint(identityInternalCalls.tellOfProducts, {
    summary: 'Tells a customer of products that are there again, or cost less',
    access: 'service',
    query: z.object({}),
    params: ownerParams,
    body: productNoticeSchema,
    response: z.object({ isWanted: z.boolean() }),
  }),
  /** On the devices that the account has switched on, if any. The same `noticeId` is the same notice. */
  tellOfOrder: defineEndpoint(identityInternalCalls.tellOfOrder, {
    summary: 'Tells a customer of a step of an order, by a push',
    access: 'service',
    query: z.object({}),
    params: ownerParams,
    body: z.strictObject({
      noticeId: z.string().check(z.maxLength(60)),
      kind: z.enum(orderPushKinds),
      orderId: z.uuid(),
    }),
    response: z.object({}),
  }),
  /** Those that have switched it on and proven their address, in no order. */
  whoWants: defineEndpoint(identityInternalCalls.whoWants, {
    summary: 'Which accounts want mails of a purpose',
    access: 'service',
    query: z.object({}),
    body: z.strictObject({
      purpose: contactPurposeSchema,
      uids: z.array(z.uuid()).check(z.maxLength(MOST_ASKED)),
    }),
    response: z.object({ uids: z.array(z.string()) }),
  }),
  /** Null where it is not wanted any longer. The link is one that the mail alone has. */
  beginMail: defineEndpoint(identityInternalCalls.beginMail, {
    summary:
      'Where a mail of a purpose goes that is about to be sent, and the link that ends the purpose',
    access: 'service',
    query: z.object({}),
    params: ownerParams,
    body: z.strictObject({ purpose: contactPurposeSchema }),
    response: z.object({
      recipient: z.nullable(
        z.object({
          email: z.string(),
          firstName: z.string(),
          ending: z.object({ words: z.string(), url: z.string() }),
        }),
      ),
    }),
  }),
  keepAct: keepActEndpoint,
} as const;
