import * as z from 'zod/mini';
import {
  anonymousPage,
  LONGEST_MEASURED_PATH,
  LONGEST_MEASURED_TITLE,
  type AnonymousPage,
} from './anonymous-page';

/** The page is the first of the first visit, the first of a later one, or a further one of the same day. */
export const visitKinds = ['first', 'returning', 'same'] as const;
export type VisitKind = (typeof visitKinds)[number];

export const LONGEST_CAMPAIGN = 40;
/** `utm_campaign` of a link, where it is a name as we give them to campaigns. */
export const campaignPattern = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/** Version of the text that somebody has agreed to: the day from which it holds. */
export const consentVersionPattern = /^\d{4}-\d{2}-\d{2}$/;

const campaignSchema = z.nullable(z.string().check(z.regex(campaignPattern)));

function isAnonymous({ title, path }: AnonymousPage): boolean {
  const page = anonymousPage({ title, path });
  return page.title === title && page.path === path;
}

/** A page that was looked at by somebody who has agreed to it; it names nobody. */
export const pageViewSchema = z
  .strictObject({
    title: z.string().check(z.minLength(1), z.maxLength(LONGEST_MEASURED_TITLE)),
    path: z.string().check(z.minLength(1), z.maxLength(LONGEST_MEASURED_PATH)),
    visit: z.enum(visitKinds),
    /** Campaigns that led here, the first and the latest one; null also without consent to marketing. */
    firstCampaign: campaignSchema,
    lastCampaign: campaignSchema,
    consentVersion: z.string().check(z.regex(consentVersionPattern)),
  })
  .check(z.refine(isAnonymous, 'Il titolo o l’indirizzo potrebbe indicare una persona'));
export type PageView = z.infer<typeof pageViewSchema>;
