import { complianceSchema, defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { complianceCalls } from './calls';
import { registerQuerySchema, salesRegisterSchema } from './sales-register';

/** A month of a busy year has tens of thousands of orders, which are read day by day. */
const MONTH_MS = 60_000;

const register = {
  access: 'admin',
  staff: 'money',
  answerLimitMs: MONTH_MS,
  query: registerQuerySchema,
} as const;

/** What the law asks of the shop's orders, for those who follow the money (docs/decisions/compliance.md). */
export const complianceEndpoints = {
  checks: defineEndpoint(complianceCalls.checks, {
    summary: 'Whether orders, refunds and what is kept of them are as the law has it',
    access: 'admin',
    staff: 'money',
    answerLimitMs: MONTH_MS,
    query: z.object({}),
    response: complianceSchema,
  }),
  register: defineEndpoint(complianceCalls.register, {
    ...register,
    summary: 'Takings of a month by day and kind of taxation, of one seller',
    response: salesRegisterSchema,
  }),
  registerFile: defineEndpoint(complianceCalls.registerFile, {
    ...register,
    summary: 'The same for spreadsheets',
    response: z.string(),
    contentType: 'text/csv',
  }),
  registerPrint: defineEndpoint(complianceCalls.registerPrint, {
    ...register,
    summary: 'The same on paper',
    response: z.unknown(),
    contentType: 'application/pdf',
  }),
} as const;
