import { defineEndpoint, serviceContractSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { releasesInternalCalls } from './calls';
import { appNameSchema } from './version';

/** The largest service tells some 600 kB of itself. */
const LARGEST_CONTRACT = 8 * 1024 * 1024;

/** What a service's new version would do to its live partners, in sentences for who releases it. */
export const serviceJudgementSchema = z.object({
  /** What would fail, with call, field and partner. */
  broken: z.array(z.string()),
  /** What nobody can tell now: a partner that is away and has never told, a version whose calls cannot be read. */
  unknown: z.array(z.string()),
});
export type ServiceJudgement = z.infer<typeof serviceJudgementSchema>;

/** Never behind the gateway. */
export const releasesInternalEndpoints = {
  judgeService: defineEndpoint(releasesInternalCalls.judgeService, {
    summary: 'Whether a new version of a service would break a live app or another live service',
    access: 'service',
    bodyLimit: LARGEST_CONTRACT,
    query: z.object({}),
    body: z.strictObject({
      /** As others call it (`orders`), or a worker that makes its calls and gives none (`orders-worker`). */
      service: appNameSchema,
      contract: serviceContractSchema,
    }),
    response: serviceJudgementSchema,
  }),
} as const;
