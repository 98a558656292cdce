import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { analyticsInternalCalls } from './calls';
import { healthQuestionSchema, healthSliceSchema } from './release-health';

/** What other services ask; never behind the gateway. */
export const analyticsInternalEndpoints = {
  /** Slices without visits are left out; the oldest comes first. */
  releaseHealth: defineEndpoint(analyticsInternalCalls.releaseHealth, {
    summary: 'How visits of an app went by version since a moment, in slices of time',
    access: 'service',
    query: z.object({}),
    body: healthQuestionSchema,
    response: z.object({ slices: z.array(healthSliceSchema) }),
  }),
} as const;
