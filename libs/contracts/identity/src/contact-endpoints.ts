import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { linkTokenSchema } from './account';
import { contactCalls } from './calls';
import { contactPreferenceSchema } from './contact';

const nothing = z.object({});
const BODY_LIMIT = 16 * 1024;
/** Whoever has the mail may end what it is for, and nothing else: nothing but the token gives the call its power. */
const ofMail = {
  access: 'public',
  rateClass: 'sign-in',
  query: nothing,
  params: z.object({ token: linkTokenSchema }),
  contentType: 'text/html; charset=utf-8',
  response: z.unknown(),
} as const;

/** For what a family is written to (docs/decisions/contact-preferences.md). */
export const contactEndpoints = {
  preferences: defineEndpoint(contactCalls.preferences, {
    summary: 'For what the own account is written to beyond its orders, and for what it could be',
    access: 'customer',
    query: nothing,
    response: z.object({ preferences: z.array(contactPreferenceSchema) }),
  }),
  /** `not-found` for a purpose that there is not. */
  setPreference: defineEndpoint(contactCalls.setPreference, {
    summary: 'Switches mails of a purpose on or off; the same again changes nothing',
    access: 'customer',
    query: nothing,
    params: z.object({ purpose: z.string().check(z.maxLength(40)) }),
    bodyLimit: BODY_LIMIT,
    body: z.strictObject({ isOn: z.boolean() }),
    response: contactPreferenceSchema,
  }),
  /** Changes nothing: programs look at the links of mails before people do. */
  endingPage: defineEndpoint(contactCalls.endingPage, {
    ...ofMail,
    summary: 'The page of a mail’s link, which ends mails of its purpose by a press',
  }),
  /**
   * The press on that page, or the button of a mail program (RFC 8058, `List-Unsubscribe-Post`), whose servers send a
   * form without a cookie. Bodies are not read. A page, too, where no mail has such a link.
   */
  end: defineEndpoint(contactCalls.end, {
    ...ofMail,
    summary: 'Ends mails of a purpose by the link of one of them, without a sign-in',
    bodyLimit: BODY_LIMIT,
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  }),
} as const;
