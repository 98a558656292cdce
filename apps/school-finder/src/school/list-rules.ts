import type { Adoption, SpendingCap } from '@zaino/contracts/schools';
import { effectivePrice } from '@zaino/rules/effective-price';
import { toCents, toEuro } from '@zaino/rules/money';
import { groupBy } from './group-by';

/** The parts of a class list, in the order in which they are shown. */
export const listParts = ['da-acquistare', 'gia-in-uso', 'consigliati', 'a-scelta'] as const;
export type ListPart = (typeof listParts)[number];

/** One book of a class list. */
export interface ListBook {
  key: string;
  part: ListPart;
  /** A book adopted for two subjects is one book with both. */
  materie: string[];
  isTickedAtFirst: boolean;
  adozione: Adoption;
}

const italian = new Intl.Collator('it', { numeric: true });

/**
 * Where a book stands: an edition of one's choice is never sold from the list, a recommended one is never
 * to buy, and what is neither new nor to buy is in use already (ministry's columns CONSIGLIATO, DAACQUIST).
 */
function partOf(adozione: Adoption): ListPart {
  if (adozione.motivoNonVendibile === 'edizione-libera') return 'a-scelta';
  if (adozione.consigliato) return 'consigliati';
  return adozione.daAcquistare ? 'da-acquistare' : 'gia-in-uso';
}

/** The same code under two subjects is one book; what cannot be sold has no code to go by, so it stays apart. */
function keyOf({ vendibile, isbn, materia }: Adoption): string {
  return vendibile ? isbn : `${isbn} ${materia}`;
}

function toListBook(key: string, adozioni: Adoption[]): ListBook | undefined {
  const parts = adozioni.map(partOf);
  const part = listParts.find((one) => parts.includes(one));
  const adozione = adozioni.find((one) => partOf(one) === part);
  if (!part || !adozione) return undefined;
  const materie = [...new Set(adozioni.map(({ materia }) => materia))];
  const isTickedAtFirst = part === 'da-acquistare' && adozione.vendibile;
  return { key, part, materie, isTickedAtFirst, adozione };
}

/** The books of one class in the order of the screen: by part, then by subject, then by title. */
export function listBooks(adozioni: Adoption[]): ListBook[] {
  return [...groupBy(adozioni, keyOf)]
    .map(([key, same]) => toListBook(key, same))
    .filter((book) => book !== undefined)
    .sort(
      (a, b) =>
        listParts.indexOf(a.part) - listParts.indexOf(b.part) ||
        italian.compare(a.adozione.materia, b.adozione.materia) ||
        italian.compare(a.adozione.titolo, b.adozione.titolo),
    );
}

/** Sum in euro of the books that can be sold. */
export function totalOf(books: ListBook[]): number {
  const cents = books
    .filter(({ adozione }) => adozione.vendibile)
    .map(({ adozione }) => toCents(effectivePrice(adozione)));
  return toEuro(cents.reduce((sum, price) => sum + price, 0));
}

/** The ministry's cap for a class; one of its own course goes before one of the whole year. */
export function capOf(
  tetti: SpendingCap[],
  { classe, combinazione }: { classe: string; combinazione: string },
): SpendingCap | undefined {
  const ofYear = tetti.filter(({ annoCorso }) => String(annoCorso) === classe);
  return (
    ofYear.find((cap) => cap.combinazione === combinazione) ??
    ofYear.find((cap) => cap.combinazione === null)
  );
}
