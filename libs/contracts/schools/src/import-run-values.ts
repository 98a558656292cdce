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
