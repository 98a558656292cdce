import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminRejectCalls } from './calls';
import {
  correctRejectSchema,
  discardRejectsSchema,
  importedRejectsSchema,
  rejectedRowSchema,
  rejectParams,
  rejectsQuerySchema,
  rejectsSchema,
} from './import-reject';

const nothing = z.object({});
const staff = { access: 'admin', staff: 'catalogue' } as const;
const LONG_ANSWER_MS = 60_000;

/** Rows that imports could not use: read, corrected, and imported after all. */
export const adminRejectEndpoints = {
  rejects: defineEndpoint(adminRejectCalls.rejects, {
    summary: 'Rows that imports could not use, by reason',
    ...staff,
    query: rejectsQuerySchema,
    response: rejectsSchema,
  }),
  rejectsCsv: defineEndpoint(adminRejectCalls.rejectsCsv, {
    summary: 'The same as a file',
    ...staff,
    query: z.omit(rejectsQuerySchema, { page: true }),
    response: z.unknown(),
    contentType: 'text/csv; charset=utf-8',
  }),
  /** Refused with `import-row-refused` as long as an import could not use the row. */
  correct: defineEndpoint(adminRejectCalls.correct, {
    summary: 'Corrects a row, which then waits to be imported',
    ...staff,
    act: 'import-rejects.corrected',
    query: nothing,
    params: rejectParams,
    body: correctRejectSchema,
    response: rejectedRowSchema,
  }),
  discard: defineEndpoint(adminRejectCalls.discard, {
    summary: 'Puts rows aside that need no correction, or takes them back',
    ...staff,
    act: 'import-rejects.discarded',
    query: nothing,
    body: discardRejectsSchema,
    response: z.object({ success: z.literal(true) }),
  }),
  /** Into the files that they come from, in one transaction; refused with `import-running` during an import. */
  import: defineEndpoint(adminRejectCalls.import, {
    summary: 'Imports the rows that were corrected',
    ...staff,
    act: 'import-rejects.imported',
    query: nothing,
    answerLimitMs: LONG_ANSWER_MS,
    response: importedRejectsSchema,
  }),
} as const;
