import { complianceSchema, defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { identityComplianceCalls } from './calls';

/** Whether what is kept of accounts is as the law has it, for admins (docs/decisions/compliance.md). */
export const identityComplianceEndpoints = {
  checks: defineEndpoint(identityComplianceCalls.checks, {
    summary: 'How long the security log is kept',
    access: 'admin',
    staff: 'money',
    query: z.object({}),
    response: complianceSchema,
  }),
} as const;
