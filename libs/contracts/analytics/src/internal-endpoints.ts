import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { analyticsInternalCalls } from './calls';
import { healthQuestionSchema, healthSliceSchema } from './release-health';

/** What other services ask; never behind the gateway. */
export const analyticsInternalEndpoints = {
  /** How visits of an app's versions went since a moment, in slices of time without the empty ones, the oldest first. */
  releaseHealth: defineEndpoint(analyticsInternalCalls.releaseHealth, {
    access: 'service',
    query: z.object({}),
    body: healthQuestionSchema,
    response: z.object({ slices: z.array(healthSliceSchema) }),
  }),
} as const;
