import { LoadSession } from './load-session';

interface Undo {
  mysqlUrl: string;
  runId: number;
  keptImports: number;
}

/**
 * Takes the newest import back: the files that it replaced are in use again, at once. False where it is no longer the
 * newest one, or what it replaced is gone: it is left as it is.
 */
export async function undoImport({ mysqlUrl, runId, keptImports }: Undo): Promise<boolean> {
  const session = await LoadSession.open(mysqlUrl, keptImports);
  try {
    if (await session.undo(runId)) return true;
    await session.run.query('UPDATE import_run SET slot = NULL, phase = NULL WHERE id = ?', [
      runId,
    ]);
    return false;
  } finally {
    await session.close();
  }
}
