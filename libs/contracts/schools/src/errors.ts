/** Codes that the schools service answers beside the shared ones. */
export const schoolsErrorCodes = {
  /** One import at a time. */
  importRunning: 'import-running',
  /** It has ended, or it is too late to stop it. */
  importNotCancellable: 'import-not-cancellable',
  /** A newer one is in use, it was undone already, or what it replaced is gone. */
  importNotUndoable: 'import-not-undoable',
  /** Its files are no longer taken: it was started, or it was left alone for too long. */
  importNotOpen: 'import-not-open',
  /** A part of a file did not come. */
  importIncomplete: 'import-incomplete',
  /** The row is not yet as a file has to have it: `errors` names the cell. */
  importRowRefused: 'import-row-refused',
  /** Its file is no longer in use, or the row was imported already. */
  importRowNotCorrectable: 'import-row-not-correctable',
  /** No folder is set, or it holds no files. */
  importFolderEmpty: 'import-folder-empty',
} as const;
