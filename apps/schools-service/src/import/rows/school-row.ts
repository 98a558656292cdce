import type { ScannedRecord } from '../reading/csv-scanner';
import type { FileFormat } from '../reading/file-format';
import { codeOfSchoolYear } from '../reading/school-year';
import {
  UnusableRow,
  fieldsOf,
  fitting,
  missingText,
  presentText,
  readSchoolCode,
  schoolCode,
} from './row-fields';

/** A registry row, cleaned; names in the ministry's spelling. */
export interface MinistrySchoolRow {
  codice: string;
  istitutoCodice: string | null;
  istitutoNome: string | null;
  nome: string | null;
  indirizzo: string | null;
  cap: string | null;
  comuneCodice: string;
  comune: string;
  provincia: string;
  regione: string;
  tipologia: string | null;
  caratteristica: string | null;
  isSedeDirettivo: boolean;
  isRegioneAutonoma: boolean;
  email: string | null;
  pec: string | null;
  sito: string | null;
}

/**
 * The regions of the two AUT files: their header is that of the other files, and no other file
 * holds schools of these regions.
 */
const autonomousRegions = new Set(['TRENTINO-ALTO ADIGE', "VALLE D' AOSTA", "VALLE D'AOSTA"]);

const cadastralCode = /^[A-Z]\d{3}$/;
const postalCode = /^\d{5}$/;

/** Reads the rows of one registry file. */
export class SchoolRowReader {
  private readonly yearCode: string;

  constructor(
    private readonly format: FileFormat,
    schoolYear: number,
  ) {
    this.yearCode = codeOfSchoolYear(schoolYear);
  }

  /** Throws UnusableRow where the row cannot be used. */
  read(record: ScannedRecord): MinistrySchoolRow {
    const fields = fieldsOf(record, this.format.columns.size);
    const text = (column: string, length = 200) =>
      fitting((fields[this.format.columns.get(column) ?? -1] ?? '').trim(), { column, length });
    const optional = (column: string, length = 200) => presentText(text(column, length));
    if (text('ANNOSCOLASTICO') !== this.yearCode) {
      const sentence = 'ANNOSCOLASTICO is not the school year of the file';
      throw new UnusableRow(sentence, 'school-year', 'ANNOSCOLASTICO');
    }
    const regione = required(optional('REGIONE', 40), 'REGIONE');
    const comuneCodice = text('CODICECOMUNESCUOLA').toUpperCase();
    if (!cadastralCode.test(comuneCodice)) {
      const sentence = 'CODICECOMUNESCUOLA is not a cadastral code';
      throw new UnusableRow(sentence, 'comune-code', 'CODICECOMUNESCUOLA');
    }
    return {
      codice: readSchoolCode(text('CODICESCUOLA')),
      istitutoCodice: instituteCode(optional('CODICEISTITUTORIFERIMENTO')),
      istitutoNome: optional('DENOMINAZIONEISTITUTORIFERIMENTO'),
      nome: optional('DENOMINAZIONESCUOLA'),
      indirizzo: optional('INDIRIZZOSCUOLA', 160),
      cap: usableCap(text('CAPSCUOLA')),
      comuneCodice,
      comune: required(optional('DESCRIZIONECOMUNE', 80), 'DESCRIZIONECOMUNE'),
      provincia: required(optional('PROVINCIA', 40), 'PROVINCIA'),
      regione,
      tipologia: optional('DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA', 80),
      caratteristica: optional('DESCRIZIONECARATTERISTICASCUOLA', 40),
      isSedeDirettivo: text('INDICAZIONESEDEDIRETTIVO').toUpperCase() === 'SI',
      isRegioneAutonoma: autonomousRegions.has(regione),
      email: optional('INDIRIZZOEMAILSCUOLA', 120),
      pec: optional('INDIRIZZOPECSCUOLA', 120),
      sito: optional('SITOWEBSCUOLA', 160),
    };
  }
}

function required(text: string | null, column: string): string {
  if (text === null) throw missingText(column);
  return text;
}

/** CAPs such as `-----`, `.` or `1` are as good as none. */
function usableCap(cap: string): string | null {
  return postalCode.test(cap) && cap !== '00000' ? cap : null;
}

function instituteCode(code: string | null): string | null {
  return code !== null && schoolCode.test(code.toUpperCase()) ? code.toUpperCase() : null;
}
