import { join } from 'node:path';
import { CsvFile } from '../output/csv-file';
import type { DemoSchool } from './school';
import { isAutonomous } from './school-names';

const place = 'ANNOSCOLASTICO,AREAGEOGRAFICA,REGIONE,PROVINCIA';
const school =
  'CODICESCUOLA,DENOMINAZIONESCUOLA,INDIRIZZOSCUOLA,CAPSCUOLA,CODICECOMUNESCUOLA,DESCRIZIONECOMUNE';
const tipologia = 'DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA';
const contact = 'INDIRIZZOEMAILSCUOLA,INDIRIZZOPECSCUOLA,SITOWEBSCUOLA';
const privateHeader = `${place},${school},${tipologia},${contact}`;
const autonomousHeader = `${place},CODICEISTITUTORIFERIMENTO,DENOMINAZIONEISTITUTORIFERIMENTO,${school},DESCRIZIONECARATTERISTICASCUOLA,${tipologia},INDICAZIONESEDEDIRETTIVO,INDICAZIONESEDEOMNICOMPRENSIVO,${contact}`;
const stateHeader = `${autonomousHeader},SEDESCOLASTICA`;

const MISSING = 'Non Disponibile';

/** The four registry files of a school year. */
export class RegistryFiles {
  private readonly yearCode: string;
  private readonly files: Record<'state' | 'private' | 'autonomous' | 'autonomousPrivate', CsvFile>;

  /** `year` is the first calendar year of the school year. */
  constructor(folder: string, year: number) {
    this.yearCode = `${year}${String(year + 1).slice(2)}`;
    const open = (name: string, header: string, lineEnd = '\n') =>
      new CsvFile(join(folder, `${name}${this.yearCode}${year}0901.csv`), header, lineEnd);
    this.files = {
      state: open('SCUANAGRAFESTAT', stateHeader, '\r\n'),
      private: open('SCUANAGRAFEPAR', privateHeader),
      autonomous: open('SCUANAAUTSTAT', autonomousHeader),
      autonomousPrivate: open('SCUANAAUTPAR', privateHeader),
    };
  }

  write(row: DemoSchool): void {
    const { files } = this;
    const isOfAutonomous = isAutonomous(row.province);
    if (row.isPrivate) {
      const file = isOfAutonomous ? files.autonomousPrivate : files.private;
      file.row([...this.placeOf(row), ...schoolCells(row), row.tipologia, ...contacts(row)]);
    } else if (isOfAutonomous) {
      files.autonomous.row(this.stateCells(row));
    } else {
      files.state.row([...this.stateCells(row), 'NO']);
    }
  }

  /** A second row of the school without its comune: the import puts it into the reject file. */
  writeBroken(row: DemoSchool): void {
    const town = { ...row.town, code: MISSING };
    this.files.state.row([...this.stateCells({ ...row, town }), 'NO']);
  }

  close(): void {
    for (const file of Object.values(this.files)) file.close();
  }

  private placeOf({ province: { area, region, name } }: DemoSchool): string[] {
    return [this.yearCode, area, region, name];
  }

  private stateCells(row: DemoSchool): string[] {
    const { istituto, codice, nome, caratteristica } = row;
    const hasOwnSeat = istituto === null || istituto.codice === codice;
    return [
      ...this.placeOf(row),
      istituto?.codice ?? codice,
      istituto?.nome ?? nome,
      ...schoolCells(row),
      caratteristica,
      row.tipologia,
      hasOwnSeat ? 'SI' : 'NO',
      MISSING,
      ...contacts(row),
    ];
  }
}

function schoolCells({ codice, nome, indirizzo, cap, town }: DemoSchool): string[] {
  return [codice, nome, indirizzo, cap, town.code, town.name];
}

/** Addresses under the name that is reserved for examples. */
function contacts({ codice, istituto }: DemoSchool): string[] {
  const name = (istituto?.codice ?? codice).toLowerCase();
  return [`${name}@scuola.example`, MISSING, istituto === null ? MISSING : `www.${name}.example`];
}
