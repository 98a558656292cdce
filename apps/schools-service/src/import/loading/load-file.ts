import { ImportError } from '../import-error';
import type { ScannedRecord } from '../reading/csv-scanner';
import type { FileFormat } from '../reading/file-format';
import type { InputFile } from '../reading/inspect-file';
import { readRecords } from '../reading/read-records';
import { UnusableRow } from '../rows/row-fields';
import { AdoptionLoader } from './adoption-loader';
import { EnrichmentLoader } from './enrichment-loader';
import type { FileLoader, LoadContext } from './file-loader';
import { RowCount } from './row-count';
import type { RowRejection } from './row-count';
import { SchoolLoader } from './school-loader';

export interface FileTask {
  file: InputFile;
  context: LoadContext;
  onReject: (row: RowRejection) => void;
  /** After each part of the file. */
  onPart: (count: RowCount) => Promise<void>;
}

/** Reads one file to its end into the sinks; throws an ImportError where the file is cut. */
export async function loadFile({ file, context, onReject, onPart }: FileTask): Promise<RowCount> {
  const count = new RowCount();
  let loader: FileLoader | null = null;
  for await (const { format, records } of readRecords(file.path)) {
    loader ??= loaderOf(format, context);
    for (const record of records) {
      const unusable = loadRecord(loader, record, count);
      if (unusable === null) continue;
      if (!record.isTerminated) throw cutFile(file, record);
      count.rejected += 1;
      const { code, column, message: reason } = unusable;
      const { line, text } = record;
      onReject({ fileName: file.fileName, line, code, column, reason, text });
    }
    await keepUp(context);
    await onPart(count);
  }
  loader?.finish();
  await keepUp(context);
  if (count.imported === 0) {
    const { path } = file;
    throw new ImportError(`${path} has no usable rows.`, { code: 'no-usable-rows', path });
  }
  return count;
}

/** Why the record cannot be used; null where it was counted as imported or duplicate. */
function loadRecord(
  loader: FileLoader,
  record: ScannedRecord,
  count: RowCount,
): UnusableRow | null {
  try {
    if (loader.load(record)) count.imported += 1;
    else count.duplicate += 1;
    return null;
  } catch (error) {
    if (error instanceof UnusableRow) return error;
    throw error;
  }
}

function loaderOf(format: FileFormat, context: LoadContext): FileLoader {
  if (format.kind === 'registry') return new SchoolLoader(format, context);
  if (format.kind === 'adoptions') return new AdoptionLoader(format, context);
  return new EnrichmentLoader(format, context);
}

async function keepUp({ sinks }: LoadContext): Promise<void> {
  for (const sink of Object.values(sinks)) await sink.keepUp();
}

function cutFile(file: InputFile, record: ScannedRecord): ImportError {
  const { path } = file;
  const sentence = `${path} is cut in line ${record.line}: its last row is not whole.`;
  return new ImportError(sentence, { code: 'file-cut', path });
}
