import { type FeedColumn, feedColumns } from '@zaino/contracts/schools';
import { eanOf, isbnOf } from '@zaino/rules/isbn';
import { FeedRefusal } from './feed-refusal';
import { plainWord } from './plain-word';

/** Where each column stands, from 0 on. */
export type FeedPlaces = Partial<Record<FeedColumn, number>>;

interface FeedHead {
  places: FeedPlaces;
  /** False where the first line is a line as all others. */
  hasNames: boolean;
}

/** As distributors call them, without blanks and accents; the first that a file has counts. */
const usualNames: Record<FeedColumn, readonly string[]> = {
  isbn: ['isbn', 'isbn13', 'ean', 'ean13', 'codiceisbn', 'codiceean', 'barcode', 'codiceabarre'],
  availability: [
    'disponibilita',
    'disponibile',
    'disp',
    'giacenza',
    'qtadisponibile',
    'quantitadisponibile',
    'quantita',
    'qta',
    'copie',
    'stock',
  ],
  price: [
    'prezzo',
    'prezzodicopertina',
    'prezzocopertina',
    'prezzoalpubblico',
    'prezzopubblico',
    'pvp',
    'prezzolistino',
    'listino',
  ],
  expected: [
    'dataprevista',
    'dataarrivo',
    'dataprevistaarrivo',
    'datadisponibilita',
    'disponibiledal',
    'dataristampa',
    'previsto',
  ],
  state: ['stato', 'statoeditoriale', 'situazione', 'statoarticolo', 'statotitolo'],
  replacedBy: [
    'sostituitoda',
    'eansostituto',
    'isbnsostituto',
    'eansostitutivo',
    'sostituto',
    'nuovoean',
    'nuovoisbn',
    'nuovaedizione',
  ],
};

/** Most of the names of a file that a sentence repeats. */
const SHOWN_NAMES = 120;

/** Where the columns stand, by what the distributor's settings say or by the usual names. Throws a FeedRefusal. */
export function readFeedHead(
  cells: readonly string[],
  set: Partial<Record<FeedColumn, string | undefined>>,
): FeedHead {
  const names = cells.map((cell) => compact(cell));
  const places: FeedPlaces = {};
  for (const column of feedColumns) {
    const place = placeOf(column, { set: set[column]?.trim() ?? '', names });
    if (place !== undefined) places[column] = place;
  }
  if (places.isbn === undefined) {
    throw new FeedRefusal(
      `La prima riga non ha una colonna per l’ISBN: ${shown(cells)}. Scrivi come si chiama nelle impostazioni del distributore.`,
    );
  }
  if (places.availability === undefined && places.state === undefined) {
    throw new FeedRefusal(
      `La prima riga non ha una colonna per la disponibilità né per lo stato: ${shown(cells)}.`,
    );
  }
  const first = cells[places.isbn] ?? '';
  return { places, hasNames: isbnOf(first) === null && eanOf(first) === null };
}

function placeOf(
  column: FeedColumn,
  { set, names }: { set: string; names: readonly string[] },
): number | undefined {
  if (/^\d{1,3}$/.test(set) && Number(set) > 0) return Number(set) - 1;
  if (set !== '') {
    const place = names.indexOf(compact(set));
    if (place === -1) throw new FeedRefusal(`Nel file non c’è la colonna «${set}».`);
    return place;
  }
  const known = usualNames[column].find((name) => names.includes(name));
  return known === undefined ? undefined : names.indexOf(known);
}

const compact = (name: string) => plainWord(name).replaceAll(' ', '');

function shown(cells: readonly string[]): string {
  const names = cells.map((cell) => `«${cell.trim()}»`).join(', ');
  return names.length > SHOWN_NAMES ? `${names.slice(0, SHOWN_NAMES)}…` : names;
}

/** What separates the cells of a line: whichever it has most of, outside quotes. */
export function delimiterOfHead(line: string): string {
  const plain = line.replaceAll(/"[^"]*"/g, '');
  const counts = [';', '\t', '|', ','].map((delimiter) => ({
    delimiter,
    count: plain.split(delimiter).length,
  }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
}
