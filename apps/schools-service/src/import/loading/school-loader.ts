import { displaySchool } from '../display-names/display-school';
import type { ScannedRecord } from '../reading/csv-scanner';
import type { FileFormat } from '../reading/file-format';
import { SchoolRowReader } from '../rows/school-row';
import type { FileLoader, LoadContext } from './file-loader';
import { detached } from './identities';
import { tabbedLine } from './row-sink';

/** Turns the rows of one registry file into schools. */
export class SchoolLoader implements FileLoader {
  private readonly reader: SchoolRowReader;
  private readonly seen = new Set<string>();

  constructor(
    format: FileFormat,
    private readonly context: LoadContext,
  ) {
    this.reader = new SchoolRowReader(format, context.schoolYear);
  }

  load(record: ScannedRecord): boolean {
    const row = this.reader.read(record);
    if (this.seen.has(row.codice)) return false;
    this.seen.add(detached(row.codice));
    const shown = displaySchool(row);
    const { schoolYear, sourceId, sinks } = this.context;
    sinks.school.add(
      tabbedLine([
        schoolYear,
        row.codice,
        sourceId,
        row.istitutoCodice,
        row.istitutoNome,
        shown.istitutoNome,
        row.nome ?? '',
        shown.nome,
        row.indirizzo,
        shown.indirizzo,
        row.cap,
        row.comuneCodice,
        row.comune,
        shown.comune,
        row.provincia,
        shown.provincia,
        shown.sigla,
        row.regione,
        shown.regione,
        row.tipologia ?? '',
        shown.tipologia,
        row.caratteristica,
        shown.caratteristica,
        row.isSedeDirettivo,
        row.isRegioneAutonoma,
        row.email,
        row.pec,
        row.sito,
      ]),
    );
    return true;
  }

  finish(): void {
    this.seen.clear();
  }
}
