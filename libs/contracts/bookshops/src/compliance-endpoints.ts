import { complianceSchema, defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { bookshopsComplianceCalls } from './calls';

/** Whether bookshops are shown as the law has it, for admins (docs/decisions/compliance.md). */
export const bookshopsComplianceEndpoints = {
  checks: defineEndpoint(bookshopsComplianceCalls.checks, {
    summary: 'Whether each open bookshop says who it is',
    access: 'admin',
    staff: 'money',
    query: z.object({}),
    response: complianceSchema,
  }),
} as const;
