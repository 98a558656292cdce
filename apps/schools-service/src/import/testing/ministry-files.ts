import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from './temporary-folder';

const adoptionDefaults = {
  CODICESCUOLA: 'TOMM8Z0001',
  ANNOCORSO: '1',
  SEZIONEANNO: 'A',
  TIPOGRADOSCUOLA: 'MM',
  COMBINAZIONE: '30 ORE SETTIMANALI',
  DISCIPLINA: 'ITALIANO',
  CODICEISBN: '9788899000004',
  AUTORI: 'ALTARESI ADA  ',
  TITOLO: 'PAROLE CHE RESTANO (LE)',
  SOTTOTITOLO: 'ND',
  VOLUME: '1',
  EDITORE: 'VELA SCUOLA',
  PREZZO: '12,50',
  NUOVAADOZ: 'No',
  DAACQUIST: 'Si',
  CONSIGLIATO: 'No',
};
export type AdoptionCells = Partial<typeof adoptionDefaults>;

const stateSchoolDefaults = {
  ANNOSCOLASTICO: '202526',
  AREAGEOGRAFICA: 'NORD OVEST',
  REGIONE: 'PIEMONTE',
  PROVINCIA: 'TORINO',
  CODICEISTITUTORIFERIMENTO: 'TOIC8Z0001',
  DENOMINAZIONEISTITUTORIFERIMENTO: 'I.C. "G.VERDI"',
  CODICESCUOLA: 'TOMM8Z0001',
  DENOMINAZIONESCUOLA: 'SMS "G.VERDI"',
  INDIRIZZOSCUOLA: 'VIA ROMA 1',
  CAPSCUOLA: '10121',
  CODICECOMUNESCUOLA: 'L219',
  DESCRIZIONECOMUNE: 'TORINO',
  DESCRIZIONECARATTERISTICASCUOLA: 'NORMALE',
  DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA: 'SCUOLA PRIMO GRADO',
  INDICAZIONESEDEDIRETTIVO: 'NO',
  INDICAZIONESEDEOMNICOMPRENSIVO: 'Non Disponibile',
  INDIRIZZOEMAILSCUOLA: 'tomm8z0001@scuola.example',
  INDIRIZZOPECSCUOLA: 'Non Disponibile',
  SITOWEBSCUOLA: 'Non Disponibile',
  SEDESCOLASTICA: 'NO',
};
type SchoolCells = Partial<typeof stateSchoolDefaults>;

/** The four registry files by what their columns leave out. */
const withoutColumns = {
  state: [],
  autonomousState: ['SEDESCOLASTICA'],
  private: [
    'CODICEISTITUTORIFERIMENTO',
    'DENOMINAZIONEISTITUTORIFERIMENTO',
    'SEDESCOLASTICA',
    'DESCRIZIONECARATTERISTICASCUOLA',
    'INDICAZIONESEDEDIRETTIVO',
    'INDICAZIONESEDEOMNICOMPRENSIVO',
  ],
} satisfies Record<string, string[]>;

export interface FileStyle {
  delimiter?: string;
  lineEnd?: string;
  bom?: boolean;
}

export function adoptionText(rows: AdoptionCells[], style: FileStyle = {}): string {
  return csvText(Object.keys(adoptionDefaults), rows.map(fullAdoption), style);
}

/** One line of an adoption file, for tests that break it. */
export function adoptionLine(cells: AdoptionCells): string {
  return Object.values(fullAdoption(cells)).map(quoted(',')).join(',');
}

export function registryText(
  rows: SchoolCells[],
  kind: keyof typeof withoutColumns = 'state',
): string {
  const without: string[] = withoutColumns[kind];
  const columns = Object.keys(stateSchoolDefaults).filter((column) => !without.includes(column));
  return csvText(
    columns,
    rows.map((row) => ({ ...stateSchoolDefaults, ...row })),
    {},
  );
}

export function enrichmentText(rows: [string, string, string][]): string {
  const columns = ['CODICEISBN', 'DESCRIZIONE', 'COPERTINA'];
  const cells = rows.map((row) =>
    Object.fromEntries(columns.map((name, at) => [name, row[at] ?? ''])),
  );
  return csvText(columns, cells, {});
}

/** A new folder with these files; names that end in .gz are zipped. Gives their paths. */
export function writeFiles(files: Record<string, string>): string[] {
  const folder = temporaryFolder();
  return Object.entries(files).map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
    return path;
  });
}

function fullAdoption(cells: AdoptionCells): Record<string, string> {
  return { ...adoptionDefaults, ...cells };
}

function csvText(columns: string[], rows: Record<string, string>[], style: FileStyle): string {
  const { delimiter = ',', lineEnd = '\r\n', bom = false } = style;
  const lines = rows.map((row) =>
    columns.map((column) => quoted(delimiter)(row[column] ?? '')).join(delimiter),
  );
  return `${bom ? '\uFEFF' : ''}${[columns.join(delimiter), ...lines].join(lineEnd)}${lineEnd}`;
}

function quoted(delimiter: string): (cell: string) => string {
  return (cell) =>
    /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
