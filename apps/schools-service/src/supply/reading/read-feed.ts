import type { FeedReject } from '@zaino/contracts/schools';
import { type ScannedRecord, CsvScanner } from '../../import/reading/csv-scanner';
import type { DistributorEntity } from '../distributor.entity';
import { delimiterOfHead, readFeedHead } from './feed-head';
import { FeedRefusal } from './feed-refusal';
import { type FeedRow, type FeedTerms, readFeedRow } from './feed-row';
import type { FeedText } from './feed-text';
import { plainWord } from './plain-word';

/** What some lines of a file said. */
interface FeedBatch {
  rows: FeedRow[];
  rejects: FeedReject[];
  bytesRead: number;
}

type FeedSettings = Pick<DistributorEntity, 'columns' | 'codes'>;

const LONGEST_HEAD = 64 * 1024;

/** Longest text of a line that is kept. */
const MOST_TEXT = 400;

/** The lines of a distributor's file, in batches of what one piece of text completes. Throws a FeedRefusal. */
export async function* readFeed(
  pieces: AsyncIterable<FeedText>,
  settings: FeedSettings,
): AsyncGenerator<FeedBatch> {
  const lines = new FeedLines(settings);
  let bytesRead = 0;
  for await (const piece of pieces) {
    bytesRead = piece.bytesRead;
    yield { ...lines.push(piece.text), bytesRead };
  }
  yield { ...lines.end(), bytesRead };
}

type Lines = Pick<FeedBatch, 'rows' | 'rejects'>;

class FeedLines {
  /** Text before the end of the first line. */
  private begin: string | null = '';
  private scanner = new CsvScanner(';');
  private terms: FeedTerms | null = null;

  constructor(private readonly settings: FeedSettings) {}

  push(text: string): Lines {
    if (this.begin === null) return this.linesOf(this.scanner.push(text));
    this.begin += text;
    if (!this.begin.includes('\n') && this.begin.length < LONGEST_HEAD)
      return { rows: [], rejects: [] };
    return this.start(this.begin);
  }

  end(): Lines {
    const first = this.begin === null ? { rows: [], rejects: [] } : this.start(this.begin);
    const last = this.linesOf(this.scanner.end());
    if (this.terms === null) throw new FeedRefusal('Il file è vuoto.');
    return { rows: [...first.rows, ...last.rows], rejects: [...first.rejects, ...last.rejects] };
  }

  private start(text: string): Lines {
    if (text.includes('\0')) throw new FeedRefusal('Non è un file di testo: serve un CSV.');
    this.begin = null;
    const [line = ''] = text.split('\n', 1);
    this.scanner = new CsvScanner(delimiterOfHead(line));
    return this.linesOf(this.scanner.push(text));
  }

  private linesOf(records: readonly ScannedRecord[]): Lines {
    const lines: Lines = { rows: [], rejects: [] };
    for (const record of records) {
      if (!isBlank(record)) this.add(record, lines);
    }
    return lines;
  }

  private add({ line, text, fields }: ScannedRecord, { rows, rejects }: Lines): void {
    if (this.terms === null && this.takeHead(fields)) return;
    const read =
      fields === null || this.terms === null
        ? 'Le virgolette sono fuori posto'
        : readFeedRow(fields, this.terms);
    if (typeof read === 'string')
      rejects.push({ line, reason: read, text: text.slice(0, MOST_TEXT) });
    else rows.push(read);
  }

  /** Whether the first line has names, and says nothing of a book. */
  private takeHead(fields: string[] | null): boolean {
    if (fields === null) throw new FeedRefusal('Nella prima riga le virgolette sono fuori posto.');
    const { places, hasNames } = readFeedHead(fields, this.settings.columns);
    const codes = new Map(
      this.settings.codes.map(({ code, state }) => [plainWord(code), state] as const),
    );
    this.terms = { places, codes };
    return hasNames;
  }
}

const isBlank = ({ fields }: ScannedRecord) =>
  fields?.every((field) => field.trim() === '') ?? false;
