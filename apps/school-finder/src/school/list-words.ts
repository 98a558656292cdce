import type { UnsellableReason } from '@zaino/contracts/schools';
import { formatEuro } from '@zaino/rules/money';
import { EVERY_SECTION } from '@zaino/rules/class-list';
import { bookCount, type ListPart, partTitles, readableIsbn } from '@zaino/rules/list-parts';
import { type ListBook, totalOf } from './list-rules';

/** `13 libri disponibili su 15`; how many only where they differ. */
export function availableCount(sellable: number, all: number): string {
  const available = `${bookCount(sellable)} ${sellable === 1 ? 'disponibile' : 'disponibili'}`;
  return sellable === all ? available : `${available} su ${all}`;
}

/** `2ª B`; a year whose section is not known yet is `2ª, tutte le sezioni`. */
export function className({ classe, sezione }: { classe: string; sezione: string }): string {
  return sezione === EVERY_SECTION ? `${classe}ª, tutte le sezioni` : `${classe}ª ${sezione}`;
}

/** What the list of a class is called. */
export function listTitle(choice: { classe: string; sezione: string }): string {
  return choice.sezione === EVERY_SECTION
    ? `Libri comuni della ${choice.classe}ª`
    : `Lista della ${className(choice)}`;
}

/** What stands beside the count in the head of a part. */
export const partNotes: Record<ListPart, string> = {
  'da-acquistare': '',
  'gia-in-uso': 'non spuntati',
  consigliati: 'facoltativi',
  'a-scelta': '',
};

/** What ticking these books too means: `anche già in uso e consigliati: +6, +90,10 €`. */
export function selectAllWords(books: ListBook[]): string {
  const optional = (['gia-in-uso', 'consigliati'] as const).filter((part) =>
    books.some((book) => book.part === part),
  );
  const kinds = optional.map((part) => partTitles[part].toLowerCase()).join(' e ');
  const more = `+${books.length}, +${formatEuro(totalOf(books))}`;
  return kinds ? `anche ${kinds}: ${more}` : more;
}

interface Reason {
  /** Set apart: why the book cannot be sold. */
  refusal?: string;
  text: string;
}

const refusals: Record<UnsellableReason, Reason> = {
  'edizione-libera': {
    text: 'Va bene qualsiasi edizione: scegli con l’insegnante. Non è in vendita dalla lista.',
  },
  'senza-prezzo': {
    refusal: 'Prezzo non disponibile',
    text: 'Il ministero non lo riporta: non è in vendita dalla lista.',
  },
  'codice-non-valido': {
    refusal: 'Codice non valido',
    text: 'La scuola non ha indicato un ISBN: chiedi all’insegnante di quale libro si tratta.',
  },
  'in-ristampa': {
    refusal: 'In ristampa',
    text: 'L’editore non dice ancora per quando: oggi non si può ordinare.',
  },
  'fuori-catalogo': {
    refusal: 'Fuori catalogo',
    text: 'L’editore non lo stampa più: chiedi all’insegnante, o cercalo usato.',
  },
  sostituito: {
    refusal: 'Sostituito da una nuova edizione',
    text: 'Chiedi all’insegnante se va bene quella.',
  },
};

const stockTexts: Record<NonNullable<ListBook['stock']>, string> = {
  'in-stock': 'Disponibile',
  'on-order': 'In arrivo',
  reprint: 'In ristampa',
  'out-of-print': '',
  replaced: '',
};

/** `Disponibile: consegna tra il 3 e il 5 dicembre`; without days where nobody has said them yet. Blank for no word. */
export function stockWords({ stock }: ListBook, days: string | undefined): string {
  if (!stock) return '';
  return days ? `${stockTexts[stock]}: ${days}` : stockTexts[stock];
}

const recommendations: Record<NonNullable<ListBook['consigliato']>, string> = {
  Ap: 'Consigliato per approfondire, non obbligatorio',
  Mo: 'Consigliato: tratta un solo argomento, non obbligatorio',
  Si: 'Consigliato, non obbligatorio',
};

/** Why a book is not ticked or cannot be; nothing for an ordinary book to buy. */
export function reasonOf(book: ListBook): Reason | null {
  const { part, motivoNonVendibile, consigliato, nuovaAdozione, newIsbn } = book;
  if (motivoNonVendibile === 'sostituito' && newIsbn) {
    return { ...refusals.sostituito, refusal: `Sostituito da ISBN ${readableIsbn(newIsbn)}` };
  }
  if (motivoNonVendibile) return refusals[motivoNonVendibile];
  if (consigliato) return { text: recommendations[consigliato] };
  if (part !== 'gia-in-uso') return null;
  return nuovaAdozione
    ? { text: 'Nuova adozione che la scuola non chiede di acquistare' }
    : { text: 'Già in uso dagli anni scorsi' };
}
