import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { checkDigit } from './books/isbn';
import { brokenAdoptionLines } from './lists/broken-lines';

type Row = Record<string, string>;

const workspace = join(import.meta.dirname, '../..');
const folders: string[] = [];

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-demo-'));
  folders.push(folder);
  return folder;
}

/** As the command does it: jest's own modules make the same work ten times slower. */
function generate(folder: string): void {
  const command = [...typescriptFlags, join(import.meta.dirname, 'generate.ts'), '--out', folder];
  execFileSync(process.execPath, command);
}

function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .sort()) {
    hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}

function cellsOf(line: string): string[] {
  const cells = line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? [];
  return cells.map((cell) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}

/** Rows with as many cells as columns. */
function rowsOf(folder: string, names: RegExp): Row[] {
  const files = readdirSync(folder).filter((name) => names.test(name));
  return files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const [header = [], ...lines] = text.trimEnd().split(/\r?\n/).map(cellsOf);
    return lines
      .filter((cells) => cells.length === header.length)
      .map((cells): Row =>
        Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ''])),
      );
  });
}

const newestLists = /^ALT[A-Z]+000020250709\.csv$/;
const newestRegistry = /^SCUA[A-Z]+20252620250901\.csv$/;

let folder: string;
let adoptions: Row[];
let schools: Row[];

beforeAll(() => {
  folder = makeFolder();
  generate(folder);
  adoptions = rowsOf(folder, newestLists);
  schools = rowsOf(folder, newestRegistry);
});

afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});

const classKey = (row: Row) =>
  [row.CODICESCUOLA, row.ANNOCORSO, row.SEZIONEANNO, row.COMBINAZIONE].join('|');
const centsOf = ({ PREZZO = '' }: Row) => Math.round(Number(PREZZO.replace(',', '.')) * 100) || 0;

describe('the files', () => {
  it('are the same byte for byte each time, and replace only older ones of their own', () => {
    const again = makeFolder();
    writeFileSync(join(again, 'ALTMOLISE000020230709.csv'), 'of an older generator');
    writeFileSync(join(again, 'notes.txt'), 'of somebody else');
    generate(again);
    expect(digestOf(again)).toBe(digestOf(folder));
    expect(readdirSync(again)).toContain('notes.txt');
  });

  it('have what the search for a school names as its example: a liceo in Rome', () => {
    const licei = schools.filter(
      (school) =>
        school.DESCRIZIONECOMUNE === 'ROMA' &&
        school.DESCRIZIONETIPOLOGIAGRADOISTRUZIONESCUOLA?.startsWith('LICEO'),
    );
    expect(licei).not.toHaveLength(0);
  });

  it('are those of the ministry: one for each region, four registries, and last year for some', () => {
    const names = readdirSync(folder);
    expect(names.filter((name) => newestLists.test(name))).toHaveLength(20);
    expect(names).toEqual(
      expect.arrayContaining([
        'ALTTRENTINOALTOADIGE000020250709.csv',
        'ALTVALLEDAOSTA000020250709.csv',
        'ALTLOMBARDIA000020240709.csv',
        'SCUANAGRAFESTAT20252620250901.csv',
        'SCUANAGRAFEPAR20252620250901.csv',
        'SCUANAAUTSTAT20252620250901.csv',
        'SCUANAAUTPAR20252620250901.csv',
        'SCUANAGRAFESTAT20242520240901.csv',
      ]),
    );
  });
});

describe('the schools', () => {
  it('stand in all regions and provinces as the registry spells them', () => {
    expect(schools.length).toBeGreaterThan(1900);
    expect(schools.length).toBeLessThan(2100);
    expect(new Set(schools.map((row) => row.REGIONE)).size).toBe(20);
    const provinces = new Set(schools.map((row) => row.PROVINCIA));
    expect(provinces.size).toBe(107);
    for (const name of [
      "FORLI'-CESENA",
      'REGGIO EMILIA',
      'MONZA E DELLA BRIANZA',
      'SUD SARDEGNA',
    ]) {
      expect(provinces).toContain(name);
    }
  });

  it('have codes of the form of the ministry, each only once, in a block that it does not use', () => {
    const codes = schools.map((row) => row.CODICESCUOLA ?? '');
    expect(
      codes.filter((code) => !/^[A-Z]{2}[A-Z0-9]{2}8Z[A-Z][A-Z0-9]{2}[A-Z]$/.test(code)),
    ).toEqual([]);
    // One row of the reject file repeats its school.
    expect(new Set(codes).size).toBe(codes.length - 1);
  });

  it('stand in comuni that ISTAT knows', () => {
    const seed = readFileSync(
      join(workspace, 'apps/schools-service/src/import/seed/comuni.json'),
      'utf8',
    );
    const unknown = schools.filter((row) => !seed.includes(`${row.CODICECOMUNESCUOLA} `));
    expect(unknown.map((row) => row.CODICECOMUNESCUOLA)).toEqual(['Non Disponibile']);
  });

  it('of Rovereto are seven', () => {
    const here = schools.filter((row) => row.DESCRIZIONECOMUNE === 'ROVERETO');
    expect(here.map((row) => row.DENOMINAZIONESCUOLA)).toContain('Liceo Adele Frizzera');
    expect(here).toHaveLength(7);
  });

  it('include every kind of gap that the registry has', () => {
    const has = (column: string, text: string) => schools.some((row) => row[column] === text);
    expect(has('INDIRIZZOSCUOLA', 'Non Disponibile')).toBe(true);
    expect(has('CAPSCUOLA', 'Non Disponibile')).toBe(true);
    expect(has('CAPSCUOLA', '-----')).toBe(true);
    expect(has('DENOMINAZIONESCUOLA', 'Non Disponibile')).toBe(true);
    expect(has('DESCRIZIONECOMUNE', 'BOLZANO * BOZEN')).toBe(true);
    expect(schools.some((row) => row.DENOMINAZIONESCUOLA?.includes('"'))).toBe(true);
  });
});

describe('the lists', () => {
  it('belong to schools of the registry, but for the row with the broken code', () => {
    const codes = new Set(schools.map((row) => row.CODICESCUOLA));
    const unknown = adoptions.filter((row) => !codes.has(row.CODICESCUOLA));
    expect(unknown).toHaveLength(1);
    expect(brokenAdoptionLines).toBe(4);
  });

  it('hold ISBNs with a valid check digit in the invented block', () => {
    const isbns = adoptions
      .map((row) => row.CODICEISBN ?? '')
      .filter((code) => code.startsWith('978'));
    const wrong = isbns.filter(
      (isbn) => !/^9788899\d{6}$/.test(isbn) || checkDigit(isbn) !== Number(isbn[12]),
    );
    expect(new Set(wrong)).toEqual(new Set(['97888']));
  });

  it('give each ISBN one title, a few of which are spelled in two ways', () => {
    const titles = new Map<string, Set<string>>();
    for (const { CODICEISBN = '', TITOLO = '' } of adoptions) {
      titles.set(CODICEISBN, (titles.get(CODICEISBN) ?? new Set()).add(TITOLO));
    }
    const books = [...titles].filter(
      ([isbn]) => isbn.startsWith('97888990') || isbn.startsWith('97888991'),
    );
    expect(Math.max(...books.map(([, spellings]) => spellings.size))).toBe(2);
  });

  it.each([
    ['placeholders', (row: Row) => row.CODICEISBN === 'AIE12'],
    ['no price in words', (row: Row) => row.PREZZO === 'ND'],
    ['a price of zero', (row: Row) => row.PREZZO === ',00'],
    ['a price that did not fit', (row: Row) => row.PREZZO === '#######'],
    ['blanks behind the authors', (row: Row) => row.AUTORI?.endsWith('  ')],
    ['blanks behind the title', (row: Row) => row.TITOLO?.endsWith(' ')],
    ['blanks behind the section', (row: Row) => row.SEZIONEANNO === 'A '],
    ['no subtitle', (row: Row) => row.SOTTOTITOLO === 'ND'],
    ['the article behind the title', (row: Row) => row.TITOLO?.includes('(LA)')],
    ['EANs that are no ISBN', (row: Row) => row.CODICEISBN?.startsWith('803')],
    ['dummy codes', (row: Row) => row.CODICEISBN === '0000000000000'],
    ['odd sections', (row: Row) => row.SEZIONEANNO === 'C SA'],
    ['a sixth year', (row: Row) => row.ANNOCORSO === '6'],
    ['both kinds of recommendation', (row: Row) => row.CONSIGLIATO === 'Mo'],
  ])('include %s', (_quirk, isIt) => {
    expect(adoptions.some(isIt)).toBe(true);
  });

  it('repeat a row, and a book of a class under a second subject', () => {
    const perBook = new Map<string, string[]>();
    for (const row of adoptions) {
      const key = `${classKey(row)} ${row.CODICEISBN}`;
      perBook.set(key, [...(perBook.get(key) ?? []), row.DISCIPLINA ?? '']);
    }
    const repeated = [...perBook.values()].filter((subjects) => subjects.length > 1);
    expect(repeated.some((subjects) => new Set(subjects).size === 1)).toBe(true);
    expect(repeated.some((subjects) => new Set(subjects).size > 1)).toBe(true);
  });

  it('have sections with several timetables, classes with nothing to buy and a school with 97 classes', () => {
    const classes = new Map<string, Row[]>();
    for (const row of adoptions) {
      const rows = classes.get(classKey(row));
      if (rows) rows.push(row);
      else classes.set(classKey(row), [row]);
    }
    const sections = [...classes.keys()].map((key) => key.split('|').slice(0, 3).join());
    expect(new Set(sections).size).toBeLessThan(sections.length);
    const toBuy = [...classes.values()].map((rows) => rows.filter((row) => row.DAACQUIST === 'Si'));
    expect(toBuy.some((rows) => rows.length === 0)).toBe(true);
    const perSchool = new Map<string, number>();
    for (const key of classes.keys())
      perSchool.set(key.slice(0, 10), (perSchool.get(key.slice(0, 10)) ?? 0) + 1);
    expect(Math.max(...perSchool.values())).toBe(97);
  });

  it('of lower secondary classes cost about as much as the caps, some more', () => {
    const totals = new Map<string, number>();
    for (const row of adoptions) {
      if (row.TIPOGRADOSCUOLA !== 'MM' || row.ANNOCORSO !== '2') continue;
      const cents = row.DAACQUIST === 'Si' ? centsOf(row) : 0;
      totals.set(classKey(row), (totals.get(classKey(row)) ?? 0) + cents);
    }
    const sorted = [...totals.values()].sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThan(10_000);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(12_500);
    expect(sorted.filter((cents) => cents > 11_900).length).toBeGreaterThan(50);
  });
});

describe('the showcase class', () => {
  it('has eight books to buy, one of them without a price, four to keep, two recommended and one of any edition', () => {
    const rows = adoptions
      .filter((row) => row.CODICESCUOLA === 'CRMM8ZZ01L')
      .filter((row) => row.ANNOCORSO === '2' && row.SEZIONEANNO === 'B');
    const toBuy = rows.filter((row) => row.DAACQUIST === 'Si');
    expect(rows).toHaveLength(15);
    expect(toBuy).toHaveLength(8);
    expect(toBuy.filter((row) => centsOf(row) === 0)).toHaveLength(1);
    expect(toBuy.reduce((sum, row) => sum + centsOf(row), 0)).toBe(11_475);
    expect(rows.filter((row) => row.CONSIGLIATO !== 'No')).toHaveLength(2);
    expect(rows.filter((row) => row.CODICEISBN?.startsWith('AIE'))).toHaveLength(1);
  });
});

describe('the enrichment', () => {
  it('describes every tenth title and names its cover', () => {
    const rows = rowsOf(folder, /^ARRICCHIMENTI/);
    const isbns = new Set(adoptions.map((row) => row.CODICEISBN));
    expect(rows.length / isbns.size).toBeGreaterThan(0.08);
    expect(rows.length / isbns.size).toBeLessThan(0.13);
    for (const { CODICEISBN = '', DESCRIZIONE = '', COPERTINA } of rows) {
      expect(DESCRIZIONE.length).toBeGreaterThan(20);
      expect(COPERTINA).toBe(`/api/covers/${CODICEISBN}.svg`);
    }
  });
});
