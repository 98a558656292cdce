import type { ImportPhase, ImportRun } from '@zaino/contracts/schools';
import type { ImportRunEntity } from '../import/import-run.entity';

/** From these on what was loaded becomes visible. */
const lateTo: ReadonlySet<ImportPhase> = new Set(['activating', 'sweeping', 'undoing']);

/** Whether an import can still be stopped. */
export function canCancel({ state, phase, isCancelAsked }: ImportRunEntity): boolean {
  if (isCancelAsked || (phase !== null && lateTo.has(phase))) return false;
  return state === 'waiting' || state === 'running';
}

/** An import as the contract has it; `undoable` is the id of the one that can be undone. */
export function toImportRun(run: ImportRunEntity, undoable: number | null): ImportRun {
  const { id, origin, state, phase, currentFile, files, filesRead } = run;
  const { rowsImported, rowsDuplicate, rowsRejected, failure, failureFile, comparison } = run;
  return {
    id,
    origin,
    state,
    phase,
    currentFile,
    files,
    filesRead,
    rowsImported,
    rowsDuplicate,
    rowsRejected,
    failure,
    failureFile,
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.endedAt?.toISOString() ?? null,
    undoneAt: run.undoneAt?.toISOString() ?? null,
    canCancel: canCancel(run),
    canUndo: id === undoable,
    comparison,
  };
}
