import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { linkTokenSchema } from './account';
import { contactCalls } from './calls';
import { contactPreferenceSchema, contactPurposeSchema } from './contact';

const nothing = z.object({});
const BODY_LIMIT = 16 * 1024;
/** Whoever has the mail may end what it is for, and nothing else (RFC 8058). */
const ofMail = { access: 'public', rateClass: 'sign-in', query: nothing } as const;
const tokenParams = z.object({ token: linkTokenSchema });

/** For what a family is written to (docs/decisions/contact-preferences.md). */
export const contactEndpoints = {
  preferences: defineEndpoint(contactCalls.preferences, {
    summary: 'For what the own account is written to beyond its orders, and for what it could be',
    access: 'customer',
    query: nothing,
    response: z.object({ preferences: z.array(contactPreferenceSchema) }),
  }),
  setPreference: defineEndpoint(contactCalls.setPreference, {
    summary: 'Switches mails of a purpose on or off; the same again changes nothing',
    access: 'customer',
    query: nothing,
    params: z.object({ purpose: contactPurposeSchema }),
    bodyLimit: BODY_LIMIT,
    body: z.strictObject({ isOn: z.boolean() }),
    response: contactPreferenceSchema,
  }),
  /** `invalid-link` for one that no mail has. What is off stays off: the answer is the same. */
  endByLink: defineEndpoint(contactCalls.endByLink, {
    ...ofMail,
    summary: 'Ends mails of a purpose by the link of one of them, without a sign-in',
    bodyLimit: BODY_LIMIT,
    body: z.strictObject({ token: linkTokenSchema }),
    response: z.object({ title: z.string() }),
  }),
  /**
   * For mail programs: `List-Unsubscribe-Post`. They send a form, from their servers and without a cookie: nothing but
   * the token gives it power, so there is nothing that another site could use.
   */
  endByMailProgram: defineEndpoint(contactCalls.endByMailProgram, {
    ...ofMail,
    summary: 'The same by the button of a mail program (RFC 8058)',
    params: tokenParams,
    bodyLimit: BODY_LIMIT,
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    response: z.object({ title: z.string() }),
  }),
  /** For mail programs that open the address of `List-Unsubscribe` instead: it changes nothing. */
  toPage: defineEndpoint(contactCalls.toPage, {
    ...ofMail,
    summary: 'Leads to the page that ends mails of a purpose by a press',
    params: tokenParams,
    response: z.void(),
  }),
} as const;
