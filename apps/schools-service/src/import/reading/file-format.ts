import type { SourceKind } from '../../dataset/source-file.entity';

const adoptionColumns =
  'CODICESCUOLA,ANNOCORSO,SEZIONEANNO,TIPOGRADOSCUOLA,COMBINAZIONE,DISCIPLINA,CODICEISBN,AUTORI,TITOLO,SOTTOTITOLO,VOLUME,EDITORE,PREZZO,NUOVAADOZ,DAACQUIST,CONSIGLIATO';
const privateSchoolColumns =
  'ANNOSCOLASTICO,AREAGEOGRAFICA,REGIONE,PROVINCIA,CODICESCUOLA,DENOMINAZIONESCUOLA,INDIRIZZOSCUOLA,CAPSCUOLA,CODICECOMUNESCUOLA,DESCRIZIONECOMUNE,DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA,INDIRIZZOEMAILSCUOLA,INDIRIZZOPECSCUOLA,SITOWEBSCUOLA';
const autonomousStateColumns =
  'ANNOSCOLASTICO,AREAGEOGRAFICA,REGIONE,PROVINCIA,CODICEISTITUTORIFERIMENTO,DENOMINAZIONEISTITUTORIFERIMENTO,CODICESCUOLA,DENOMINAZIONESCUOLA,INDIRIZZOSCUOLA,CAPSCUOLA,CODICECOMUNESCUOLA,DESCRIZIONECOMUNE,DESCRIZIONECARATTERISTICASCUOLA,DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA,INDICAZIONESEDEDIRETTIVO,INDICAZIONESEDEOMNICOMPRENSIVO,INDIRIZZOEMAILSCUOLA,INDIRIZZOPECSCUOLA,SITOWEBSCUOLA';

const formats: { kind: SourceKind; columns: string[] }[] = [
  { kind: 'adoptions', columns: adoptionColumns.split(',') },
  { kind: 'registry', columns: `${autonomousStateColumns},SEDESCOLASTICA`.split(',') },
  { kind: 'registry', columns: autonomousStateColumns.split(',') },
  { kind: 'registry', columns: privateSchoolColumns.split(',') },
  { kind: 'enrichment', columns: ['CODICEISBN', 'DESCRIZIONE', 'COPERTINA'] },
];

export interface FileFormat {
  kind: SourceKind;
  delimiter: ',' | ';';
  /** Where each column stands; copies of the files may order them otherwise. */
  columns: ReadonlyMap<string, number>;
}

/** What a file is, by its first line; null where the header is none of the known ones. */
export function recogniseHeader(headerLine: string): FileFormat | null {
  const delimiter = headerLine.includes(';') ? ';' : ',';
  const names = headerLine.split(delimiter).map((name) => name.trim().replaceAll('"', ''));
  const format = formats.find(({ columns }) => hasSameNames(columns, names));
  if (format === undefined) return null;
  const columns = new Map(names.map((name, index) => [name.toUpperCase(), index]));
  return { kind: format.kind, delimiter, columns };
}

function hasSameNames(columns: string[], names: string[]): boolean {
  const found = new Set(names.map((name) => name.toUpperCase()));
  return names.length === columns.length && columns.every((column) => found.has(column));
}
