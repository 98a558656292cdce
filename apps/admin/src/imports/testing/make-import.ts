import { type ImportRun, importRunSchema } from '@zaino/contracts/schools';

/** One that is in use. */
export function makeImport(changes: Partial<ImportRun> = {}): ImportRun {
  return importRunSchema.parse({
    id: 7,
    origin: 'upload',
    state: 'active',
    phase: null,
    currentFile: null,
    files: 2,
    filesRead: 2,
    rowsImported: 873_035,
    rowsDuplicate: 12,
    rowsRejected: 3,
    failure: null,
    failureFile: null,
    createdAt: '2026-07-09T08:00:00.000Z',
    startedAt: '2026-07-09T08:00:10.000Z',
    endedAt: '2026-07-09T08:01:30.000Z',
    undoneAt: null,
    canCancel: false,
    canUndo: true,
    comparison: 'done',
    ...changes,
  });
}
