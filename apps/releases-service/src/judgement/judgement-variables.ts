import { mailVariables } from '@zaino/service/mail/mail-config';
import { z } from 'zod';

/** What judging canaries needs to be told; the service's `config.ts` takes these in. */
export const judgementVariables = {
  ...mailVariables,
  /** Where the analytics service listens. */
  ANALYTICS_URL: z.url().default('http://127.0.0.1:4307'),
  /** Who is told that a canary was taken back; without it the history alone says so. */
  RELEASES_MAIL_TO: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.optional(z.email()),
  ),
};
