import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminImportCalls } from './calls';
import {
  changedListsSchema,
  changedSchoolParams,
  changedSchoolsQuerySchema,
  changedSchoolsSchema,
  differencesQuerySchema,
  differencesSchema,
} from './import-differences';
import {
  importFolderSchema,
  importListSchema,
  importRunSchema,
  importStartSchema,
} from './import-run';
import { IMPORT_FILE_LIMIT, IMPORT_PART_BYTES, IMPORT_PART_LIMIT } from './import-run-values';

const nothing = z.object({});
const staff = { access: 'admin', staff: 'catalogue' } as const;
const runId = z.coerce.number().check(z.int(), z.gte(1), z.lte(4_294_967_295));
const ofRun = z.object({ id: runId });
const numbered = (most: number) => z.coerce.number().check(z.int(), z.gte(0), z.lt(most));

/** Imports of the ministry's files, started, watched and taken back by admins. */
export const adminImportEndpoints = {
  imports: defineEndpoint(adminImportCalls.imports, {
    summary: 'Imports of the ministry’s files, newest first',
    ...staff,
    query: z.object({
      page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    }),
    response: importListSchema,
  }),
  open: defineEndpoint(adminImportCalls.open, {
    summary: 'Begins an import whose files are sent next',
    ...staff,
    act: { none: 'Nothing is imported before it is started' },
    query: nothing,
    response: importRunSchema,
  }),
  takeFolder: defineEndpoint(adminImportCalls.takeFolder, {
    summary: 'Imports what lies in the folder of the settings',
    ...staff,
    act: 'imports.started',
    query: nothing,
    body: importFolderSchema,
    response: importRunSchema,
  }),
  run: defineEndpoint(adminImportCalls.run, {
    summary: 'One import, as far as it is',
    ...staff,
    query: nothing,
    params: ofRun,
    response: importRunSchema,
  }),
  /** The body is `IMPORT_PART_BYTES` of the file, the last part less; one that comes again replaces the former. */
  sendPart: defineEndpoint(adminImportCalls.sendPart, {
    summary: 'Takes a part of a file',
    ...staff,
    act: { none: 'Nothing is imported before it is started' },
    query: nothing,
    params: z.object({
      id: runId,
      file: numbered(IMPORT_FILE_LIMIT),
      part: numbered(IMPORT_PART_LIMIT),
    }),
    bodyLimit: IMPORT_PART_BYTES,
    bodyTypes: ['application/octet-stream'],
    response: z.object({ success: z.literal(true) }),
  }),
  start: defineEndpoint(adminImportCalls.start, {
    summary: 'Starts an import whose files have been sent',
    ...staff,
    act: 'imports.started',
    query: nothing,
    params: ofRun,
    body: importStartSchema,
    response: importRunSchema,
  }),
  cancel: defineEndpoint(adminImportCalls.cancel, {
    summary: 'Stops an import before anything of it is visible',
    ...staff,
    act: 'imports.cancelled',
    query: nothing,
    params: ofRun,
    response: importRunSchema,
  }),
  undo: defineEndpoint(adminImportCalls.undo, {
    summary: 'Takes the newest import back: what it replaced is in use again',
    ...staff,
    act: 'imports.undone',
    query: nothing,
    params: ofRun,
    response: importRunSchema,
  }),
  /** Counted once the comparison is done; all of them 0 until then. */
  differences: defineEndpoint(adminImportCalls.differences, {
    summary: 'How many lists an import changed, by region or by province of one',
    ...staff,
    query: differencesQuerySchema,
    params: ofRun,
    response: differencesSchema,
  }),
  changedSchools: defineEndpoint(adminImportCalls.changedSchools, {
    summary: 'Schools whose lists an import changed',
    ...staff,
    query: changedSchoolsQuerySchema,
    params: ofRun,
    response: changedSchoolsSchema,
  }),
  changedLists: defineEndpoint(adminImportCalls.changedLists, {
    summary: 'What an import changed in the classes of a school',
    ...staff,
    query: nothing,
    params: changedSchoolParams,
    response: changedListsSchema,
  }),
  differencesCsv: defineEndpoint(adminImportCalls.differencesCsv, {
    summary: 'All that an import changed in lists, a line each',
    ...staff,
    query: z.pick(changedSchoolsQuerySchema, { region: true, province: true, kind: true }),
    params: ofRun,
    response: z.unknown(),
    contentType: 'text/csv; charset=utf-8',
  }),
} as const;
