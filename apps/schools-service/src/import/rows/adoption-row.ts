import type { ScannedRecord } from '../reading/csv-scanner';
import type { FileFormat } from '../reading/file-format';
import { normaliseBookCode } from './book-code';
import { readPrice } from './price';
import {
  UnusableRow,
  fieldsOf,
  fitting,
  missingText,
  presentText,
  readSchoolCode,
  wrongBookCode,
} from './row-fields';

/** A book as one row spells it. */
export interface BookSpelling {
  titolo: string;
  sottotitolo: string | null;
  volume: string | null;
  autori: string;
  editore: string;
  prezzoCents: number | null;
}

export interface ClassRow {
  schoolCodice: string;
  annoCorso: string;
  sezione: string;
  tipoGrado: string;
  combinazione: string;
}

const courseYears = new Set(['1', '2', '3', '4', '5', '6']);
const grades = new Set(['EE', 'MM', 'NO', 'NT']);
const recommendations = new Map([
  ['NO', null],
  ['AP', 'Ap'],
  ['MO', 'Mo'],
  ['SI', 'Si'],
]);

/** Reads the rows of one adoption file; texts that repeat from row to row are read once. */
export class AdoptionRowReader {
  private readonly column: Record<AdoptionColumn, number>;
  private readonly columnCount: number;
  private readonly classColumns: number[];
  /** Where the cells about the book stand, its code apart. */
  readonly bookColumns: readonly number[];

  constructor(format: FileFormat) {
    this.columnCount = format.columns.size;
    this.column = columnPositions(format);
    const { column } = this;
    const { CODICESCUOLA, ANNOCORSO, SEZIONEANNO, TIPOGRADOSCUOLA, COMBINAZIONE } = column;
    this.classColumns = [SEZIONEANNO, ANNOCORSO, CODICESCUOLA, COMBINAZIONE, TIPOGRADOSCUOLA];
    const { AUTORI, TITOLO, SOTTOTITOLO, VOLUME, EDITORE, PREZZO } = column;
    this.bookColumns = [AUTORI, TITOLO, SOTTOTITOLO, VOLUME, EDITORE, PREZZO];
  }

  /** The record's fields, checked for their number; throws UnusableRow. */
  fields(record: ScannedRecord): string[] {
    return fieldsOf(record, this.columnCount);
  }

  codeText(fields: string[]): string {
    return fields[this.column.CODICEISBN] ?? '';
  }

  /** Whether two rows name the same class, cell by cell. */
  isSameClass(fields: string[], others: string[]): boolean {
    for (const column of this.classColumns) {
      if (fields[column] !== others[column]) return false;
    }
    return true;
  }

  /** Text that is the same for all rows with the same three claims. */
  flagsKey(fields: string[]): string {
    const { column } = this;
    return `${fields[column.NUOVAADOZ]}\t${fields[column.DAACQUIST]}\t${fields[column.CONSIGLIATO]}`;
  }

  classRow(fields: string[]): ClassRow {
    const annoCorso = this.text(fields, 'ANNOCORSO');
    if (!courseYears.has(annoCorso)) {
      throw new UnusableRow('ANNOCORSO is not a year from 1 to 6', 'course-year', 'ANNOCORSO');
    }
    const tipoGrado = this.text(fields, 'TIPOGRADOSCUOLA').toUpperCase();
    if (!grades.has(tipoGrado)) {
      throw new UnusableRow('TIPOGRADOSCUOLA is not EE, MM, NO or NT', 'grade', 'TIPOGRADOSCUOLA');
    }
    const sezione = this.text(fields, 'SEZIONEANNO');
    if (sezione === '') throw missingText('SEZIONEANNO');
    const combinazione = this.text(fields, 'COMBINAZIONE');
    return {
      schoolCodice: readSchoolCode(this.text(fields, 'CODICESCUOLA')),
      annoCorso,
      sezione: fitting(sezione, { column: 'SEZIONEANNO', length: 8 }),
      tipoGrado,
      combinazione: fitting(combinazione, { column: 'COMBINAZIONE', length: 120 }),
    };
  }

  isbn(fields: string[]): string {
    const isbn = normaliseBookCode(this.text(fields, 'CODICEISBN'));
    if (isbn === null) throw wrongBookCode();
    return isbn;
  }

  spelling(fields: string[]): BookSpelling {
    const titolo = presentText(this.text(fields, 'TITOLO'));
    if (titolo === null) throw missingText('TITOLO');
    const sottotitolo = presentText(this.text(fields, 'SOTTOTITOLO'));
    const volume = presentText(this.text(fields, 'VOLUME'));
    const prezzoCents = readPrice(this.text(fields, 'PREZZO'));
    if (prezzoCents === undefined) {
      throw new UnusableRow('PREZZO is not a price', 'price', 'PREZZO');
    }
    return {
      titolo: fitting(titolo, { column: 'TITOLO', length: 200 }),
      sottotitolo: sottotitolo && fitting(sottotitolo, { column: 'SOTTOTITOLO', length: 200 }),
      volume: volume && fitting(volume, { column: 'VOLUME', length: 10 }),
      autori: fitting(this.present(fields, 'AUTORI'), { column: 'AUTORI', length: 250 }),
      editore: fitting(this.present(fields, 'EDITORE'), { column: 'EDITORE', length: 80 }),
      prezzoCents,
    };
  }

  disciplina(fields: string[]): string {
    const disciplina = this.text(fields, 'DISCIPLINA');
    if (disciplina === '') throw missingText('DISCIPLINA');
    return fitting(disciplina, { column: 'DISCIPLINA', length: 120 });
  }

  nuova(fields: string[]): boolean {
    return this.yesOrNo(fields, 'NUOVAADOZ');
  }

  daAcquistare(fields: string[]): boolean {
    return this.yesOrNo(fields, 'DAACQUIST');
  }

  consigliato(fields: string[]): string | null {
    const found = recommendations.get(this.text(fields, 'CONSIGLIATO').toUpperCase());
    if (found === undefined) {
      const sentence = 'CONSIGLIATO is not No, Ap, Mo or Si';
      throw new UnusableRow(sentence, 'recommendation', 'CONSIGLIATO');
    }
    return found;
  }

  private yesOrNo(fields: string[], column: AdoptionColumn): boolean {
    const text = this.text(fields, column).toUpperCase();
    if (text !== 'SI' && text !== 'NO') {
      throw new UnusableRow(`${column} is neither Si nor No`, 'yes-or-no', column);
    }
    return text === 'SI';
  }

  private present(fields: string[], column: AdoptionColumn): string {
    return presentText(this.text(fields, column)) ?? '';
  }

  private text(fields: string[], column: AdoptionColumn): string {
    return (fields[this.column[column]] ?? '').trim();
  }
}

const adoptionColumns = [
  'CODICESCUOLA',
  'ANNOCORSO',
  'SEZIONEANNO',
  'TIPOGRADOSCUOLA',
  'COMBINAZIONE',
  'DISCIPLINA',
  'CODICEISBN',
  'AUTORI',
  'TITOLO',
  'SOTTOTITOLO',
  'VOLUME',
  'EDITORE',
  'PREZZO',
  'NUOVAADOZ',
  'DAACQUIST',
  'CONSIGLIATO',
] as const;
type AdoptionColumn = (typeof adoptionColumns)[number];

function columnPositions(format: FileFormat): Record<AdoptionColumn, number> {
  const positions = adoptionColumns.map((name) => [name, format.columns.get(name) ?? -1] as const);
  return Object.fromEntries(positions) as Record<AdoptionColumn, number>;
}
