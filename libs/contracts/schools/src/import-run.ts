import * as z from 'zod/mini';
import {
  IMPORT_FILE_LIMIT,
  IMPORT_PART_LIMIT,
  importFailures,
  importOrigins,
  importPhases,
  importStates,
} from './import-run-values';

const moment = z.nullable(z.iso.datetime());

/** One import, as far as it is. */
export const importRunSchema = z.object({
  id: z.int(),
  origin: z.enum(importOrigins),
  state: z.enum(importStates),
  /** Null before it begins and once it has ended. */
  phase: z.nullable(z.enum(importPhases)),
  currentFile: z.nullable(z.string()),
  files: z.int(),
  filesRead: z.int(),
  /** Rows read are the three together. */
  rowsImported: z.int(),
  rowsDuplicate: z.int(),
  rowsRejected: z.int(),
  failure: z.nullable(z.enum(importFailures)),
  /** Which of its files made it fail, where it was one. */
  failureFile: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  startedAt: moment,
  endedAt: moment,
  undoneAt: moment,
  canCancel: z.boolean(),
  /** The newest one that is in use, and what it replaced is still there. */
  canUndo: z.boolean(),
  /** Whether what it changed was compared with what was there before; `none` where there is nothing to compare. */
  comparison: z.enum(['none', 'pending', 'done']),
});
export type ImportRun = z.infer<typeof importRunSchema>;

/** The ministry's names, and those of copies. */
const fileName = z
  .string()
  .check(
    z.trim(),
    z.maxLength(120),
    z.regex(/^[\w ().-]+\.csv(\.gz)?$/i, 'Il nome del file finisce con .csv o .csv.gz'),
  );

/** `2025` stands for the school year 2025/26; null takes it from the dates in the files' names. */
const givenYear = z.nullable(z.int().check(z.gte(2000), z.lte(2100)));

export const importStartSchema = z.strictObject({
  /** In the order in which their parts were numbered. */
  files: z
    .array(
      z.strictObject({
        name: fileName,
        parts: z.int().check(z.gte(1), z.lte(IMPORT_PART_LIMIT)),
      }),
    )
    .check(z.minLength(1), z.maxLength(IMPORT_FILE_LIMIT)),
  year: givenYear,
});

export const importFolderSchema = z.strictObject({ year: givenYear });

export const importListSchema = z.object({
  imports: z.array(importRunSchema),
  total: z.int(),
  /** Files of the folder of the settings; null where none is set. */
  folder: z.nullable(z.array(z.string())),
});
