import type { ScannedRecord } from '../reading/csv-scanner';
import type { FileFormat } from '../reading/file-format';
import { readEnrichmentRow } from '../rows/enrichment-row';
import type { FileLoader, LoadContext } from './file-loader';
import { detached } from './identities';
import { tabbedLine } from './row-sink';

/** Turns the rows of one enrichment file into descriptions and covers. */
export class EnrichmentLoader implements FileLoader {
  private readonly seen = new Set<string>();

  constructor(
    private readonly format: FileFormat,
    private readonly context: LoadContext,
  ) {}

  load(record: ScannedRecord): boolean {
    const { isbn, descrizione, copertina } = readEnrichmentRow(record, this.format);
    if (this.seen.has(isbn)) return false;
    this.seen.add(detached(isbn));
    const { sourceId, sinks } = this.context;
    sinks.enrichment.add(tabbedLine([sourceId, isbn, descrizione, copertina]));
    return true;
  }

  finish(): void {
    this.seen.clear();
  }
}
