import { basename } from 'node:path';
import type { SourceKind } from '../../dataset/source-file.entity';
import { ImportError } from '../import-error';
import type { FileFormat } from './file-format';
import { fileDigest } from './open-text';
import { readRecords } from './read-records';
import {
  dateOfFileName,
  schoolYearOfCode,
  schoolYearOfDate,
  sourceKeyOfFileName,
} from './school-year';

/** What is known of a file before its rows are read. */
export interface InputFile {
  path: string;
  fileName: string;
  kind: SourceKind;
  /** First calendar year; 0 for enrichment, which belongs to no year. */
  schoolYear: number;
  sourceKey: string;
  sha256: string;
  format: FileFormat;
}

/** Recognises a file by its header; throws an ImportError where it cannot be used. */
export async function inspectFile(path: string, givenYear: number | null): Promise<InputFile> {
  const fileName = basename(path);
  const { format, firstYearCode } = await readBeginning(path);
  const { kind } = format;
  const schoolYear = schoolYearOf({ kind, fileName, firstYearCode, givenYear });
  if (schoolYear === null) {
    throw new ImportError(
      `The school year of ${path} is unknown: its name holds no date; give it with --year 2025.`,
      { code: 'year-unknown', path },
    );
  }
  const sourceKey = sourceKeyOfFileName(fileName);
  const sha256 = await fileDigest(path);
  return { path, fileName, kind, schoolYear, sourceKey, sha256, format };
}

interface Beginning {
  format: FileFormat;
  /** ANNOSCOLASTICO of the first row that has one. */
  firstYearCode: string;
}

async function readBeginning(path: string): Promise<Beginning> {
  for await (const { format, records } of readRecords(path)) {
    const column = format.columns.get('ANNOSCOLASTICO');
    if (column === undefined && records.length > 0) return { format, firstYearCode: '' };
    for (const { fields } of records) {
      const code = column === undefined ? undefined : fields?.[column];
      if (code !== undefined && schoolYearOfCode(code) !== null) {
        return { format, firstYearCode: code };
      }
    }
  }
  throw new ImportError(`${path} has a header and no usable rows.`, {
    code: 'no-usable-rows',
    path,
  });
}

function schoolYearOf(file: {
  kind: SourceKind;
  fileName: string;
  firstYearCode: string;
  givenYear: number | null;
}): number | null {
  if (file.kind === 'enrichment') return 0;
  if (file.kind === 'registry') return schoolYearOfCode(file.firstYearCode);
  if (file.givenYear !== null) return file.givenYear;
  const date = dateOfFileName(file.fileName);
  return date === null ? null : schoolYearOfDate(date);
}
