import * as z from 'zod/mini';

/** Bytes of a part of a file; the last one is shorter. */
export const IMPORT_PART_BYTES = 2 * 1024 * 1024;
/** Most files of one import: the ministry has 24 a year. */
export const IMPORT_FILE_LIMIT = 60;
/** Most parts of one file. */
export const IMPORT_PART_LIMIT = 400;
/** Imports on one page of the list. */
export const IMPORT_PAGE = 20;

/** Where the files came from: sent from the page, the folder of the settings, or the command line. */
export const importOrigins = ['upload', 'folder', 'command'] as const;
export type ImportOrigin = (typeof importOrigins)[number];

/**
 * `collecting` while its files are being sent; `active` once it is in use, `unchanged` where all its files were in use
 * already.
 */
export const importStates = [
  'collecting',
  'waiting',
  'running',
  'active',
  'unchanged',
  'failed',
  'cancelled',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** What an import is at; from `activating` on it can no longer be cancelled. */
export const importPhases = [
  'checking',
  'reading',
  'storing',
  'activating',
  'sweeping',
  'undoing',
] as const;
export type ImportPhase = (typeof importPhases)[number];

/** Why an import failed. `stopped` and `interrupted`: the process that did it ended. */
export const importFailures = [
  'file-missing',
  'file-unknown',
  'file-empty',
  'file-cut',
  'no-usable-rows',
  'year-unknown',
  'not-ministry',
  'load-refused',
  'busy',
  'cancelled',
  'stopped',
  'interrupted',
  'other',
] as const;
export type ImportFailure = (typeof importFailures)[number];

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
