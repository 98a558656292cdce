import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productInputSchema } from '@zaino/contracts/catalogue';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

type Row = Record<string, string>;

const lineSchema = z.object({ nome: z.string(), prodotti: z.array(z.string()) });

const folders: string[] = [];

/** As the command does it. */
function generate(...args: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-supplies-'));
  folders.push(folder);
  const script = join(import.meta.dirname, '../generate.ts');
  const command = [...typescriptFlags, script, '--only', 'supplies', '--out', folder];
  execFileSync(process.execPath, [...command, ...args]);
  return join(folder, 'supplies');
}

function rowsOf(folder: string, name: string): Row[] {
  const text = readFileSync(join(folder, name), 'utf8');
  return parse(text, { bom: true, delimiter: ';', columns: true });
}

const ceMarkings: Record<string, string> = {
  sì: 'presente',
  no: 'non-dovuta',
  'da verificare': 'da-verificare',
};

const list = (cell = '') => cell.split(' | ').filter((part) => part !== '');
const decimal = (cell = '') => Number(cell.replace(',', '.'));
const idOf = (row: Row) => `${row.fornitore} ${row.fornitoreProductId}`;

/** The line as a save would have it. */
function inputOf(row: Row) {
  const numbers = [
    'prezzoOriginale',
    'margine',
    'sconto',
    'pezzi_disponibili',
    'pezzi_singolo_acquisto',
    'valutazione',
    'numeroRecensioni',
  ];
  return {
    ...row,
    ...Object.fromEntries(numbers.map((name) => [name, decimal(row[name])])),
    immagini: [],
    tags: list(row.tags),
    active: row.active === 'sì',
    inVendita: row.inVendita === 'sì',
    marcaturaCe: ceMarkings[row.marcaturaCe ?? ''],
  };
}

let folder: string;
let rows: Row[];
let images: Map<string, string>;

beforeAll(() => {
  folder = generate();
  rows = rowsOf(folder, 'prodotti.csv');
  const names = readdirSync(join(folder, 'immagini'));
  images = new Map(
    names.map((name) => [name, readFileSync(join(folder, 'immagini', name), 'utf8')]),
  );
});

afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});

describe('the school supplies', () => {
  it('are the same byte for byte each time', () => {
    const again = generate();
    for (const name of ['prodotti.csv', 'storia-20.csv', 'storia-60.csv']) {
      expect(readFileSync(join(again, name))).toEqual(readFileSync(join(folder, name)));
    }
    expect(readdirSync(join(again, 'immagini'))).toEqual([...images.keys()]);
  });

  it('are 600 in at least 14 categories, no two of one name or one number of a supplier', () => {
    expect(rows).toHaveLength(600);
    expect(new Set(rows.map(({ categoria }) => categoria)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(rows.map(({ nome }) => nome)).size).toBe(600);
    expect(new Set(rows.map(idOf)).size).toBe(600);
    expect(new Set(rows.map(({ fornitore }) => fornitore)).size).toBe(6);
  });

  it('are what the contract takes, in every line of every file', () => {
    for (const row of [...rows, ...rowsOf(folder, 'storia-60.csv')]) {
      expect({ row, problem: productInputSchema.safeParse(inputOf(row)).error }).toEqual({
        row,
        problem: undefined,
      });
    }
  });

  it('are described in two to four sentences', () => {
    const counts = rows.map(({ descrizione = '' }) => descrizione.split(/[.?!](?: |$)/).length - 1);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    expect(rows.filter((row) => /[{}]/.test(`${row.nome}${row.descrizione}`))).toEqual([]);
  });

  it.each<[string, (row: Row) => boolean, [least: number, most: number]]>([
    ['inactive ones', (row) => row.active === 'no', [10, 20]],
    ['ones without a maker', (row) => row.produttore === '', [20, 60]],
    ['ones that nobody has decided about', (row) => row.marcaturaCe === 'da verificare', [10, 40]],
    ['new ones', (row) => list(row.tags).includes('nuovo'), [20, 80]],
    ['reduced ones', (row) => row.sconto !== '0', [60, 200]],
    ['sold out ones', (row) => row.pezzi_disponibili === '0', [10, 60]],
    ['ones with the default of pieces', (row) => row.pezzi_disponibili === '999', [100, 400]],
    ['ones with fewer pieces than a purchase takes', (row) => isTooFew(row), [2, 60]],
    ['ones that are bought by the ten', (row) => row.pezzi_singolo_acquisto === '10', [1, 40]],
    ['ones without a review', (row) => row.numeroRecensioni === '0', [20, 150]],
    ['ones without a page of the supplier', (row) => row.urlAliexpress === '', [50, 300]],
  ])('include %s', (_name, isOne, [least, most]) => {
    const count = rows.filter(isOne).length;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });

  it('have a rating exactly where they have reviews, in tenths', () => {
    for (const row of rows) {
      const rating = decimal(row.valutazione);
      expect(rating > 0).toBe(row.numeroRecensioni !== '0');
      expect(Number.isInteger(Math.round(rating * 1000) / 100)).toBe(true);
    }
  });

  it('lead to no address that exists', () => {
    const hosts = rows.map((row) => row.urlAliexpress).filter((url) => url !== '');
    expect(hosts.filter((url = '') => !new URL(url).hostname.endsWith('.example'))).toEqual([]);
  });

  it('begin with those that the screens show', () => {
    expect(rows[0]?.nome).toBe('Zaino Sentiero 28 litri');
    expect(decimal(rows[0]?.prezzoOriginale) * 1.25).toBeCloseTo(54.9);
    expect(rows[0]?.sconto).toBe('20');
  });
});

const isTooFew = ({ pezzi_disponibili, pezzi_singolo_acquisto }: Row) =>
  Number(pezzi_disponibili) > 0 && Number(pezzi_disponibili) < Number(pezzi_singolo_acquisto);

describe('their prices before', () => {
  it('are of products of today, and new products have none', () => {
    const today = new Map(rows.map((row) => [idOf(row), row]));
    for (const name of ['storia-60.csv', 'storia-20.csv']) {
      const past = rowsOf(folder, name);
      expect(past.length).toBeGreaterThan(100);
      for (const row of past) {
        expect(today.get(idOf(row))?.nome).toBe(row.nome);
        expect(list(today.get(idOf(row))?.tags)).not.toContain('nuovo');
      }
    }
  });

  it('were sometimes lower 20 days ago than they are now', () => {
    const past = new Map(rowsOf(folder, 'storia-20.csv').map((row) => [idOf(row), row]));
    const priceOf = ({ prezzoOriginale, sconto }: Row) =>
      decimal(prezzoOriginale) * (1 - decimal(sconto) / 100);
    const wasLower = rows.filter((row) => {
      const before = past.get(idOf(row));
      return row.sconto !== '0' && before !== undefined && priceOf(before) < priceOf(row);
    });
    expect(wasLower.map(({ nome }) => nome)).toContain('Penne a sfera, 3 colori');
    expect(wasLower.length).toBeGreaterThan(10);
  });
});

describe('their images', () => {
  const namesOf = (row: Row) => list(row.immagini).map((name) => name.replace('file:', ''));

  it('are two to four, all of them are there, and none is there for nothing', () => {
    const used = new Set(rows.flatMap(namesOf));
    expect([...used].sort()).toEqual([...images.keys()].sort());
    for (const row of rows) {
      const names = namesOf(row);
      expect(names.length).toBeGreaterThanOrEqual(2);
      expect(names.length).toBeLessThanOrEqual(4);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('are made of templates that are all used, and keep none of their colours', () => {
    const kinds = readdirSync(join(import.meta.dirname, 'kinds')).map((name) =>
      readFileSync(join(import.meta.dirname, 'kinds', name), 'utf8'),
    );
    const lists = kinds.join('').matchAll(/"images": \[(.*?)\]/g);
    const used = [...lists].flatMap(([, names = '']) => JSON.parse(`[${names}]`) as string[]);
    const files = readdirSync(join(import.meta.dirname, 'images')).filter((name) =>
      name.endsWith('.svg'),
    );
    expect([...new Set(used)].map((name) => `${name}.svg`).sort()).toEqual(files.sort());
    expect([...images.values()].filter((svg) => /"#(00f|99f)"|"print"/.test(svg))).toEqual([]);
  });

  it('are of more than 50 shapes', () => {
    const shapes = [...images.keys()].map((name) => name.replace(/-[0-9a-f]{10}\.svg$/, ''));
    expect(new Set(shapes).size).toBeGreaterThan(50);
  });

  it('are well-formed SVG without script, text and links', () => {
    for (const [name, svg] of images) {
      expect({ name, problem: problemOf(svg) }).toEqual({ name, problem: null });
    }
  });
});

/** Elements that close in their order, attributes in quotes, and only what a drawing needs. */
function problemOf(svg: string): string | null {
  const open: string[] = [];
  const tag = /<(\/?)(svg|g|rect|path|circle|ellipse)((?: [\w-]+="[^"<>&]*")*)(\/?)>/g;
  if (svg.replace(tag, '').trim() !== '') return svg.replace(tag, '').trim();
  for (const [, end, name = '', attributes = '', closed] of svg.matchAll(tag)) {
    if (/NaN|undefined|Infinity|href/.test(attributes)) return attributes;
    if (end === '/') {
      if (open.pop() !== name) return `</${name}>`;
    } else if (closed !== '/') open.push(name);
  }
  return open.length === 0 ? null : open.join();
}

describe('many of them', () => {
  it('begin with the same ones, have names of their own and share their images', () => {
    const many = generate('--supplies', '21000');
    const all = [...rowsOf(many, 'prodotti.csv'), ...rowsOf(many, 'prodotti-2.csv')];
    expect(all).toHaveLength(21_000);
    expect(all.slice(0, 600)).toEqual(rows);
    expect(new Set(all.map(({ nome }) => nome)).size).toBe(21_000);
    expect(new Set(all.map(idOf)).size).toBe(21_000);
    expect(readdirSync(join(many, 'immagini')).length).toBeLessThan(3_000);
  });

  it('can be asked for from a number on', () => {
    const more = rowsOf(generate('--supplies', '599-610'), 'prodotti.csv');
    expect(more).toHaveLength(12);
    expect(more.slice(0, 2)).toEqual(rows.slice(-2));
  });
});

describe('what each year of school needs', () => {
  it('is named by products that there are, for every year', () => {
    const names = new Set(rowsOf(folder, 'prodotti.csv').map(({ nome }) => nome));
    const lists = z
      .array(z.object({ grado: z.string(), anno: z.int(), voci: z.array(lineSchema) }))
      .parse(JSON.parse(readFileSync(join(folder, 'materiale.json'), 'utf8')));
    expect(lists).toHaveLength(13);
    for (const { prodotti } of lists.flatMap(({ voci }) => voci)) {
      expect(prodotti.length).toBeGreaterThan(0);
      expect(prodotti.filter((name) => !names.has(name))).toEqual([]);
    }
  });
});
