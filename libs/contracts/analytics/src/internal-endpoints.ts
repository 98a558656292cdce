import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { analyticsInternalCalls } from './calls';
import { healthQuestionSchema, healthSliceSchema } from './release-health';
import { MOST_RENDERED_MINUTES, serverRendersSchema } from './server-renders';

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
  /** A minute's sums are told whole each time: told again they count nothing twice. */
  keepServerRenders: defineEndpoint(analyticsInternalCalls.keepServerRenders, {
    summary:
      'Keeps how many pages a copy of the gateway has drawn and failed to draw, by app, version and minute',
    access: 'service',
    query: z.object({}),
    params: z.object({ copy: z.uuid() }),
    body: z.strictObject({
      minutes: z
        .array(serverRendersSchema)
        .check(z.minLength(1), z.maxLength(MOST_RENDERED_MINUTES)),
    }),
    response: z.object({ success: z.literal(true) }),
  }),
} as const;
