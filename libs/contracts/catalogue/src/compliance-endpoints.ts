import { complianceSchema, defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { catalogueComplianceCalls } from './calls';

/** Whether products are sold as the law has it, for admins (docs/decisions/compliance.md). */
export const catalogueComplianceEndpoints = {
  checks: defineEndpoint(catalogueComplianceCalls.checks, {
    summary: 'Whether reductions are announced, and products told of, as the law has it',
    access: 'admin',
    staff: 'money',
    query: z.object({}),
    response: complianceSchema,
  }),
} as const;
