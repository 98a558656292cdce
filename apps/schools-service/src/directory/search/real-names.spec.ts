import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { aSchoolRow } from '../../testing/a-school';
import { type SchoolSearch, SchoolSearchBuilder } from './school-search';
import { searchWords } from './search-words';

const folder = process.env.ZAINO_DATA;
const registry = 'ministry-2025-26/SCUANAGRAFESTAT20252620250901.csv.gz';
const describeWithData = folder ? describe : describe.skip;
const SAMPLE_EVERY = 97;

interface RegistryRow {
  CODICESCUOLA: string;
  DENOMINAZIONESCUOLA: string;
  DENOMINAZIONEISTITUTORIFERIMENTO: string;
  CODICEISTITUTORIFERIMENTO: string;
  DESCRIZIONECOMUNE: string;
  PROVINCIA: string;
}

/** The words people would type: the longest two of the name, and the comune. */
function typed(row: RegistryRow): string[] {
  const words = searchWords(row.DENOMINAZIONESCUOLA).filter((word) => word.length > 3);
  const longest = [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, 2);
  return [...longest, row.DESCRIZIONECOMUNE];
}

function withError(word: string, kind: number): string {
  const at = Math.floor(word.length / 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const changed = [before + after, `${before}${letter}${letter}${after}`, `${before}x${after}`];
  const swapped = before + after.charAt(0) + letter + after.slice(1);
  return [...changed, swapped][kind % 4] ?? word;
}

describeWithData('search over the real registry', () => {
  let find: SchoolSearch['find'];
  let rows: RegistryRow[];

  beforeAll(async () => {
    const text = gunzipSync(readFileSync(join(folder ?? '', registry)));
    rows = parse<RegistryRow>(text, { columns: true, relax_quotes: true });
    const builder = new SchoolSearchBuilder();
    for (const row of rows) {
      const school = aSchoolRow({
        codice: row.CODICESCUOLA,
        nomeMostrato: row.DENOMINAZIONESCUOLA,
        istitutoCodice: row.CODICEISTITUTORIFERIMENTO,
        istitutoNomeMostrato: row.DENOMINAZIONEISTITUTORIFERIMENTO,
        comuneMostrato: row.DESCRIZIONECOMUNE,
        provinciaMostrata: row.PROVINCIA,
      });
      builder.add(school, false);
    }
    ({ find } = await builder.build());
  });

  /** Share of the sampled schools that stand among the first twenty found. */
  function shareFound(query: (words: string[], number: number) => string[]): number {
    const sample = rows
      .map((row, number) => ({ row, number }))
      .filter(({ number }) => number % SAMPLE_EVERY === 0);
    const asked = sample.filter(({ row }) => typed(row).length === 3);
    const found = asked.filter(({ row, number }) =>
      find(query(typed(row), number).join(' '))
        .numbers.slice(0, 20)
        .includes(number),
    );
    return found.length / asked.length;
  }

  it('finds a school by words of its name and its comune, in any order', () => {
    expect(shareFound((words) => words.reverse())).toBeGreaterThan(0.97);
  });

  it('finds it from the beginnings of the words', () => {
    expect(shareFound((words) => words.map((word) => word.slice(0, 5)))).toBeGreaterThan(0.9);
  });

  it('finds it with a typing error', () => {
    const misspelt = ([first = '', ...rest]: string[], number: number) => [
      withError(first, number),
      ...rest,
    ];
    expect(shareFound(misspelt)).toBeGreaterThan(0.93);
  });

  it('finds it with its code, first', () => {
    const row = rows[12_345];
    expect(find(row?.CODICESCUOLA ?? '').numbers[0]).toBe(12_345);
  });
});
