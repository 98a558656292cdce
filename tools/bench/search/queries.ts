import type { Random } from '@zaino/tools/buyers/random';
import { createConnection, type RowDataPacket } from 'mysql2/promise';

/** What somebody types, and what they mean by it. */
export interface Query {
  kind: 'school' | 'class' | 'book' | 'isbn' | 'product';
  text: string;
  /** Whether a result is what was meant: of equals of the same name any. */
  isMeant: (result: Record<string, unknown>) => boolean;
  /** Whether it is the very row that the words were taken from. */
  isSame?: (result: Record<string, unknown>) => boolean;
}

interface Sampled extends RowDataPacket {
  code: string;
  name: string;
  other: string;
  year: number;
  section: string;
  volume: string;
}

const SHORTEST_MISTYPED = 5;

/**
 * Draws so many queries of each kind, with the words in another order and a typing error in one of them. They are drawn of
 * rows, by nobody who has looked at how they are found.
 */
export async function drawQueries(
  urls: { schools: string; catalogue: string },
  random: Random,
  count: number,
): Promise<Query[]> {
  const schools = await rowsOf(
    urls.schools,
    `SELECT codice code, nome_mostrato name, comune_mostrato other FROM school
     WHERE outdated_by IS NULL ORDER BY codice`,
  );
  const classes = await rowsOf(
    urls.schools,
    `SELECT school.codice code, school.nome_mostrato name, school.comune_mostrato other,
       class_group.anno_corso year, class_group.sezione section
     FROM class_group JOIN school ON school.codice = class_group.school_codice
     WHERE school.outdated_by IS NULL AND class_group.sezione <> '' ORDER BY class_group.id`,
  );
  const books = await rowsOf(
    urls.schools,
    `SELECT isbn code, titolo_mostrato name, autori_mostrati other, volume FROM book
     WHERE kind = 'isbn' AND isbn < '9791200000000' ORDER BY isbn`,
  );
  const products = await rowsOf(
    urls.catalogue,
    `SELECT id code, name, '' other FROM product WHERE is_active ORDER BY id`,
  );
  const draw = (from: readonly Sampled[], make: (row: Sampled) => Query | null) => {
    const made: Query[] = [];
    while (made.length < count) {
      const query = make(random.pick(from));
      if (query) made.push(query);
    }
    return made;
  };
  return [
    ...draw(schools, (row) => schoolQuery(row, random)),
    ...draw(classes, (row) => classQuery(row, random)),
    ...draw(books, (row) => bookQuery(row, random)),
    ...draw(books, (row) => isbnQuery(row, random)),
    ...draw(products, (row) => productQuery(row, random)),
  ];
}

async function rowsOf(url: string, sql: string): Promise<Sampled[]> {
  const connection = await createConnection(url);
  try {
    const [rows] = await connection.query<Sampled[]>(sql);
    return rows;
  } finally {
    await connection.end();
  }
}

/** Words that name something by themselves. */
const telling = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);

/** A school's name and its comune: a name alone is that of dozens. */
function schoolQuery(row: Sampled, random: Random): Query | null {
  const words = [...telling(row.name), ...telling(row.other)];
  if (telling(row.name).length < 2) return null;
  return {
    kind: 'school',
    text: typed(words, random),
    isMeant: ({ name, city }) => name === row.name && city === row.other,
  };
}

function classQuery(row: Sampled, random: Random): Query | null {
  if (!/^[A-Z]{1,3}$/.test(row.section) || telling(row.name).length < 2) return null;
  const words = typed([...telling(row.name), ...telling(row.other)], random);
  return {
    kind: 'class',
    text: `${row.year}${row.section.toLowerCase()} ${words}`,
    isMeant: ({ school, year, section }) =>
      (school as { name: string; city: string }).name === row.name &&
      (school as { city: string }).city === row.other &&
      year === String(row.year) &&
      section === row.section,
  };
}

/**
 * Words of the title, the volume and a name of the authors. A work has editions with and without an e-book whose titles
 * differ in none of them: any that has all of the words is meant.
 */
function bookQuery(row: Sampled, random: Random): Query | null {
  const title = telling(row.name);
  const [author] = telling(row.other);
  if (title.length < 2 || author === undefined) return null;
  const words = [...title.slice(0, 3), ...(/^[1-9]$/.test(row.volume) ? [row.volume] : []), author];
  return {
    kind: 'book',
    text: typed(words, random),
    isMeant: ({ title: found, subtitle, volume, authors }) =>
      hasWords(words, [found, subtitle, volume, authors]),
    isSame: ({ title: found, authors }) => found === row.name && authors === row.other,
  };
}

/** Whether the texts have all of the words. */
function hasWords(words: readonly string[], texts: readonly unknown[]): boolean {
  const known = new Set(foldedWords(texts.join(' ')));
  return words.flatMap(foldedWords).every((word) => known.has(word));
}

const foldedWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

function isbnQuery({ code }: Sampled, random: Random): Query {
  const parts = [
    code.slice(0, 3),
    code.slice(3, 5),
    code.slice(5, 9),
    code.slice(9, 12),
    code.slice(12),
  ];
  const text = random.pick([code, parts.join('-'), parts.join(' ')]);
  return { kind: 'isbn', text, isMeant: ({ isbn }) => isbn === code };
}

function productQuery(row: Sampled, random: Random): Query | null {
  const words = telling(row.name);
  if (words.length < 2) return null;
  return {
    kind: 'product',
    text: typed(words, random),
    isMeant: ({ name }) => hasWords(words, [name]),
    isSame: ({ name }) => name === row.name,
  };
}

/** In any order, and one word with an error. */
function typed(words: readonly string[], random: Random): string {
  const order = random.shuffled(words);
  const long = order.filter((word) => word.length >= SHORTEST_MISTYPED && !/\d/.test(word));
  if (long.length === 0) return order.join(' ').toLowerCase();
  const wrong = random.pick(long);
  return order
    .map((word) => (word === wrong ? mistyped(word, random) : word))
    .join(' ')
    .toLowerCase();
}

/** A letter is missing, double, another one, or two have changed places. */
function mistyped(word: string, random: Random): string {
  const at = random.between(1, word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const kind = random.between(0, 3);
  if (kind === 0) return before + after;
  if (kind === 1) return before + letter + letter + after;
  if (kind === 2) return before + random.pick('aeiortnls'.split('')) + after;
  return before + after.charAt(0) + letter + after.slice(1);
}
