import * as z from 'zod/mini';
import { REJECT_LIMIT, rejectCodes, rejectStates } from './import-reject-values';

/** Characters of a corrected cell. */
const CELL_LENGTH = 8_000;
const COLUMN_LIMIT = 30;

export const rejectedRowSchema = z.object({
  id: z.int(),
  /** Of the import. */
  runId: z.int(),
  fileName: z.string(),
  line: z.int(),
  code: z.enum(rejectCodes),
  /** Where it is wrong; null where all of the row is. */
  column: z.nullable(z.string()),
  /** As it stands in the file, or as somebody has corrected it; shortened where it was very long. */
  text: z.string(),
  state: z.enum(rejectStates),
  /** The cells beside the names of their columns; null where the row can no longer be corrected. */
  cells: z.nullable(z.array(z.object({ column: z.string(), text: z.string() }))),
});
export type RejectedRow = z.infer<typeof rejectedRowSchema>;

const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(4_294_967_295));

export const rejectsQuerySchema = z.object({
  /** Those of one import; of all where left out. */
  run: z.optional(id),
  code: z.optional(z.enum(rejectCodes)),
  state: z._default(z.enum(rejectStates), 'open'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});

export const rejectsSchema = z.object({
  rejects: z.array(rejectedRowSchema),
  total: z.int(),
  /** Of the same state and import, whatever the reason. */
  counts: z.array(z.object({ code: z.enum(rejectCodes), rejects: z.int() })),
  /** All that are corrected and not imported yet. */
  ready: z.int(),
});

export const rejectParams = z.object({ id });

export const correctRejectSchema = z.strictObject({
  /** In the order of the file's columns. */
  cells: z
    .array(z.string().check(z.maxLength(CELL_LENGTH)))
    .check(z.minLength(1), z.maxLength(COLUMN_LIMIT)),
});

export const discardRejectsSchema = z.strictObject({
  ids: z
    .array(z.int().check(z.gte(1), z.lte(4_294_967_295)))
    .check(z.minLength(1), z.maxLength(REJECT_LIMIT)),
  /** False takes them back. */
  isDiscarded: z.boolean(),
});

export const importedRejectsSchema = z.object({
  /** Rows that were not there before. */
  imported: z.int(),
  /** Rows that repeat one that is there. */
  duplicate: z.int(),
  /** Corrected rows that are left: more than one call takes, or of files that are no longer in use. */
  left: z.int(),
});
