import { ImportError } from '../import-error';
import { CsvScanner } from './csv-scanner';
import type { ScannedRecord } from './csv-scanner';
import { recogniseHeader } from './file-format';
import type { FileFormat } from './file-format';
import { openText } from './open-text';

const LONGEST_HEADER = 64 * 1024;

interface Header {
  format: FileFormat;
  /** Text that was read together with the header. */
  rest: string;
}

/** Reads the first line; throws an ImportError where the file is none of the known ones. */
async function readHeader(path: string, chunks: AsyncIterator<string>): Promise<Header> {
  let text = '';
  while (!text.includes('\n') && text.length < LONGEST_HEADER) {
    const chunk = await chunks.next();
    if (chunk.done === true) break;
    text += chunk.value;
  }
  if (text.trim() === '') throw new ImportError(`${path} is empty.`, { code: 'file-empty', path });
  if (text.includes('\0')) {
    throw new ImportError(`${path} is not a text file.`, { code: 'file-unknown', path });
  }
  const lineEnd = text.indexOf('\n');
  const line = lineEnd === -1 ? text : text.slice(0, lineEnd);
  const format = recogniseHeader(line.trim());
  if (format === null) {
    throw new ImportError(
      `${path} has none of the known headers (registry, adoptions or enrichment).`,
      { code: 'file-unknown', path },
    );
  }
  return { format, rest: lineEnd === -1 ? '' : text.slice(lineEnd + 1) };
}

/** Header and records of a file, in batches of what one chunk of text completes. */
export async function* readRecords(
  path: string,
): AsyncGenerator<{ format: FileFormat; records: ScannedRecord[] }> {
  const chunks = openText(path);
  try {
    const { format, rest } = await readHeader(path, chunks);
    const scanner = new CsvScanner(format.delimiter);
    yield { format, records: withoutBlankLines(scanner.push(rest)) };
    for await (const chunk of chunks) {
      yield { format, records: withoutBlankLines(scanner.push(chunk)) };
    }
    yield { format, records: withoutBlankLines(scanner.end()) };
  } finally {
    await chunks.return(undefined);
  }
}

/** Records with the file's own line numbers: the header is line 1. */
function withoutBlankLines(records: ScannedRecord[]): ScannedRecord[] {
  const kept: ScannedRecord[] = [];
  for (const record of records) {
    if (record.fields?.length === 1 && record.text.trim() === '') continue;
    record.line += 1;
    kept.push(record);
  }
  return kept;
}
