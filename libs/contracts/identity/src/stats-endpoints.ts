import { defineEndpoint, figurePeriodSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { identityStatsCalls } from './calls';

/** How often browsers told of errors in some days, most often first. */
export const browserErrorsSchema = z.object({
  /** The first day in Italy that was counted; null where none was. */
  countedSince: z.nullable(z.iso.date()),
  errors: z.array(
    z.object({
      /** Whose code it was, as the shell or a remote, and its version; null where the error does not say. */
      app: z.nullable(z.string()),
      version: z.nullable(z.string()),
      /** Category of the security log, as `browser.error`. */
      category: z.string(),
      times: z.int(),
    }),
  ),
});
export type BrowserErrors = z.infer<typeof browserErrorsSchema>;

/** What is counted of browsers, for admins. */
export const identityStatsEndpoints = {
  browserErrors: defineEndpoint(identityStatsCalls.browserErrors, {
    summary: 'Errors of browsers in a period, by app and version',
    access: 'admin',
    staff: 'money',
    query: figurePeriodSchema,
    response: browserErrorsSchema,
  }),
} as const;
