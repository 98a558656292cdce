import { basename } from 'node:path';
import type { SourceKind } from '../../dataset/source-file.entity';
import { ImportError } from '../import-error';
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
}

/** Recognises a file by its header; throws an ImportError where it cannot be used. */
export async function inspectFile(path: string, givenYear: number | null): Promise<InputFile> {
  const fileName = basename(path);
  const { kind, firstYearCode } = await readBeginning(path);
  const schoolYear = schoolYearOf({ kind, fileName, firstYearCode, givenYear });
  if (schoolYear === null) {
    throw new ImportError(
      `The school year of ${path} is unknown: its name holds no date; give it with --year 2025.`,
    );
  }
  const sourceKey = sourceKeyOfFileName(fileName);
  return { path, fileName, kind, schoolYear, sourceKey, sha256: await fileDigest(path) };
}

interface Beginning {
  kind: SourceKind;
  /** ANNOSCOLASTICO of the first row that has one. */
  firstYearCode: string;
}

async function readBeginning(path: string): Promise<Beginning> {
  for await (const { format, records } of readRecords(path)) {
    const { kind, columns } = format;
    const column = columns.get('ANNOSCOLASTICO');
    if (column === undefined && records.length > 0) return { kind, firstYearCode: '' };
    for (const { fields } of records) {
      const code = column === undefined ? undefined : fields?.[column];
      if (code !== undefined && schoolYearOfCode(code) !== null) {
        return { kind, firstYearCode: code };
      }
    }
  }
  throw new ImportError(`${path} has a header and no usable rows.`);
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
