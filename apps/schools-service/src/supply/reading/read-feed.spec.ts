import { anIsbn } from '../testing/a-distributor';
import { delimiterOfHead, readFeedHead } from './feed-head';
import { readFeedDate } from './feed-date';
import { FeedRefusal } from './feed-refusal';
import { readFeedRow } from './feed-row';
import { feedStateOf } from './feed-state';
import { feedText, inspectFeedText } from './feed-text';
import { readFeed } from './read-feed';

const book = anIsbn(1);
const newer = anIsbn(2);
const noSettings = { columns: {}, codes: [] };

async function* parts(...contents: Buffer[]): AsyncGenerator<Buffer> {
  for (const content of contents) yield await Promise.resolve(content);
}

async function read(
  content: Buffer | string,
  settings: Parameters<typeof readFeed>[1] = noSettings,
) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const { encoding } = await inspectFeedText(parts(bytes));
  // In two parts, so that a character or a line may be cut.
  const half = Math.floor(bytes.length / 2);
  const text = feedText(parts(bytes.subarray(0, half), bytes.subarray(half)), encoding);
  const found = { rows: [] as unknown[], rejects: [] as unknown[], encoding };
  for await (const { rows, rejects } of readFeed(text, settings)) {
    found.rows.push(...rows);
    found.rejects.push(...rejects);
  }
  return found;
}

describe('a distributor’s file', () => {
  const row = { isbn: book, state: 'available', pieces: 12, priceCents: 2450 };

  it.each<[string, string | Buffer]>([
    ['semicolons', `EAN;Disponibilità;Prezzo\r\n${book};12;24,50\r\n`],
    ['commas', `isbn,disponibilita,prezzo\n${book},12,"24,50"\n`],
    ['tabs', `ISBN13\tGiacenza\tPrezzo di copertina\n${book}\t12\t€ 24,50`],
    ['bars', `Codice EAN|Qtà|PVP\n${book}|12|24.50\n`],
    ['a byte order mark', `\ufeffEAN;Disp;Prezzo\n${book};12;24,50\n`],
    [
      'Windows’ accents',
      Buffer.from(`EAN;Disponibilit\u00e0;Prezzo\n${book};12;24,50\n`, 'latin1'),
    ],
    ['two bytes a character', Buffer.from(`\ufeffEAN;Disp;Prezzo\n${book};12;24,50\n`, 'utf16le')],
    ['hyphens in numbers', `EAN;Disp;Prezzo\n${book.slice(0, 3)}-${book.slice(3)};12;24,50\n`],
    ['other columns', `Titolo;EAN;Editore;Disp;Prezzo\n"Il ""Grande"" libro";${book};X;12;24,50\n`],
  ])('is read with %s', async (_, content) => {
    expect((await read(content)).rows).toEqual([{ ...row, expectedOn: null, newIsbn: null }]);
  });

  it('is read with the columns and codes that the distributor is set to', async () => {
    const settings = {
      columns: { isbn: 'Articolo', availability: 'COD STATO', expected: '4' },
      codes: [
        { code: '01', state: 'available' as const },
        { code: 'RS', state: 'reprint' as const },
      ],
    };
    const content = `Articolo;Cod. stato;Titolo;Note\n${book};01;A;\n${newer};rs;B;10/12/2026\n`;
    expect((await read(content, settings)).rows).toMatchObject([
      { isbn: book, state: 'available', pieces: null },
      { isbn: newer, state: 'reprint', expectedOn: '2026-12-10' },
    ]);
  });

  it('needs no names where its columns have numbers', async () => {
    const settings = { columns: { isbn: '1', availability: '2' }, codes: [] };
    expect((await read(`${book};3\n${newer};0\n`, settings)).rows).toMatchObject([
      { isbn: book, state: 'available', pieces: 3 },
      { isbn: newer, state: 'not-there', pieces: 0 },
    ]);
  });

  it('loses only the lines that cannot be read, and says why', async () => {
    const content = [
      'EAN;Disp;Prezzo;Stato;Data prevista',
      '123;1;10;;',
      `${book};1;dieci;;`,
      `${book};;10;boh;`,
      `${book};;10;;`,
      `${book};0;10;in ristampa;31/02/2027`,
      `${book};"1"x;10;;`,
      ';;;;',
      `${newer};1;10;;`,
    ].join('\n');
    const { rows, rejects } = await read(content);
    expect(rows).toHaveLength(1);
    expect(rejects).toEqual([
      { line: 2, reason: 'ISBN «123» non valido', text: '123;1;10;;' },
      { line: 3, reason: 'Prezzo «dieci» illeggibile', text: `${book};1;dieci;;` },
      { line: 4, reason: 'Stato «boh» sconosciuto', text: `${book};;10;boh;` },
      { line: 5, reason: 'Manca la disponibilità', text: `${book};;10;;` },
      expect.objectContaining({ line: 6, reason: 'Data «31/02/2027» illeggibile' }),
      expect.objectContaining({ line: 7, reason: 'Le virgolette sono fuori posto' }),
    ]);
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['empty', '', /vuoto/],
    [
      'without a column for the ISBN',
      `Titolo;Disp\nX;1\n`,
      /non ha una colonna per l’ISBN: «Titolo», «Disp»/,
    ],
    ['without one for what is there', `EAN;Prezzo\n${book};1\n`, /disponibilità né per lo stato/],
    ['zipped', Buffer.from([0x1f, 0x8b, 8, 0]), /compresso/],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004rest', 'latin1'), /compresso/],
    ['no text', Buffer.from([0x45, 0, 0, 1, 10]), /non è un file di testo/i],
  ])('is refused as a whole when it is %s', async (_, content, words) => {
    const failure = await read(content).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FeedRefusal);
    expect((failure as Error).message).toMatch(words);
  });

  it('is refused where a column is missing that it was set to have', () => {
    expect(() => readFeedHead(['EAN', 'Disp'], { price: 'Listino' })).toThrow(
      'Nel file non c’è la colonna «Listino».',
    );
  });
});

describe('a line of it', () => {
  const head = readFeedHead(
    ['EAN', 'Disp', 'Prezzo', 'Stato', 'Data prevista', 'Sostituito da'],
    {},
  );
  const rowOf = (...cells: string[]) =>
    readFeedRow([book, ...cells], { places: head.places, codes: new Map() });

  it.each([
    ['copies', ['5'], { state: 'available', pieces: 5 }],
    ['more copies than are told', ['>10'], { state: 'available', pieces: 10 }],
    ['the same the other way round', ['10+'], { state: 'available', pieces: 10 }],
    ['decimals that are none', ['3,00'], { state: 'available', pieces: 3 }],
    ['less than nothing', ['-2'], { state: 'not-there', pieces: 0 }],
    ['none', ['0'], { state: 'not-there', pieces: 0 }],
    ['none of what is in print', ['0', '', 'in commercio'], { state: 'on-order' }],
    ['a word for copies', ['Sì'], { state: 'available', pieces: null }],
    ['a word for none', ['No'], { state: 'not-there', pieces: null }],
    ['a reprint', ['0', '', 'In ristampa'], { state: 'reprint' }],
    ['a reprint of which there are copies', ['2', '', 'In ristampa'], { state: 'available' }],
    ['what is not printed any more', ['0', '', 'FUORI CATALOGO'], { state: 'out-of-print' }],
    ['the last copies of that', ['1', '', 'fuori catalogo'], { state: 'available', pieces: 1 }],
    ['another edition', ['0', '', 'sostituito', '', newer], { state: 'replaced', newIsbn: newer }],
    ['one that the state names', ['', '', `Sostituito da ${newer}`], { newIsbn: newer }],
    ['one that nobody names', ['', '', 'Sostituito'], { state: 'out-of-print', newIsbn: null }],
    ['itself', ['0', '', 'sostituito', '', book], { state: 'out-of-print', newIsbn: null }],
    [
      'a day',
      ['0', '', 'in arrivo', '03/12/2026'],
      { state: 'on-order', expectedOn: '2026-12-03' },
    ],
    ['a price with thousands', ['1', '1.012,50'], { priceCents: 101_250 }],
    ['no price', ['1', ''], { priceCents: null }],
  ])('says %s', (_, cells, expected) => {
    expect(rowOf(...cells)).toMatchObject(expected);
  });
});

describe('words and days', () => {
  it.each([
    ['Disponibile', 'available'],
    ['NON DISPONIBILE', 'not-there'],
    ['non più disponibile', 'out-of-print'],
    ['Esaurito', 'out-of-print'],
    ['temporaneamente esaurito', 'on-order'],
    ['esaurito, in ristampa', 'reprint'],
    ['esaurito senza ristampa', 'out-of-print'],
    ['F.C.', 'out-of-print'],
    ['Novità in arrivo', 'on-order'],
    ['prossima pubblicazione', 'on-order'],
    ['nuova edizione', 'replaced'],
    ['xyz', null],
  ])('%s is %s', (word, state) => {
    expect(feedStateOf(word, new Map())).toBe(state);
  });

  it.each([
    ['03/12/2026', '2026-12-03'],
    ['3-12-26', '2026-12-03'],
    ['3.12.2026 00:00', '2026-12-03'],
    ['2026-12-03T00:00:00', '2026-12-03'],
    ['20261203', '2026-12-03'],
    ['', null],
    ['00/00/0000', null],
    ['31/02/2026', undefined],
    ['presto', undefined],
  ])('%s is the day %s', (text, day) => {
    expect(readFeedDate(text)).toBe(day);
  });

  it.each([
    ['a;b,c;d', ';'],
    ['a,b,c', ','],
    ['"a;b;c",d', ','],
    ['a\tb', '\t'],
    ['alone', ';'],
  ])('%s is separated by %s', (line, delimiter) => {
    expect(delimiterOfHead(line)).toBe(delimiter);
  });
});
