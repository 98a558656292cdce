import type {
  Adoption,
  Availability,
  NewEdition,
  UnsellableReason,
} from '@zaino/contracts/schools';
import { type OptionalBookDiscounts, bookPriceAt } from '@zaino/rules/book-price';
import { effectivePrice } from '@zaino/rules/effective-price';
import { toCents, toEuro } from '@zaino/rules/money';
import { type ListPart, type PartedBook, partedBooks } from '@zaino/rules/list-parts';
import { leadText } from '@zaino/rules/supply-lead';

/** One book of a class list: what is shown of its adoptions, since it travels in the page. */
export interface ListBook {
  part: ListPart;
  /** A book adopted for two subjects is one book with both. */
  materie: string[];
  isbn: string;
  titolo: string;
  autore: string;
  editore: string;
  /** Effective price in euro; absent where the book is not for sale. */
  prezzo?: number;
  /** The cover price, where that is another one. */
  prezzoCopertina?: number;
  /** What it costs at the bookshop where it is picked up; absent where it costs the same. */
  prezzoRidotto?: number;
  sottotitolo?: string;
  volume?: string;
  copertina?: string;
  descrizione?: string;
  enriched?: true;
  nuovaAdozione?: true;
  consigliato?: NonNullable<Adoption['consigliato']>;
  motivoNonVendibile?: UnsellableReason;
  /** What a distributor has of it; absent where nobody says anything, and where it cannot be sold. */
  stock?: Availability['state'];
  /** How long that distributor takes, as the days are asked for. */
  lead?: string;
  /** ISBN of the edition that has taken its place. */
  newIsbn?: string;
  /** That edition, where it can be sold. */
  newEdition?: NewEdition;
}

/** What the screen shows of a book, as the foremost of its adoptions says it. */
function toListBook({ part, materie, adozione }: PartedBook<Adoption>): ListBook {
  const { isbn, titolo, autore, editore } = adozione;
  const { sottotitolo, volume, copertina, descrizione, consigliato, motivoNonVendibile } = adozione;
  return {
    part,
    materie,
    isbn,
    titolo,
    autore,
    editore,
    ...pricesOf(adozione),
    ...withoutBlanks({ sottotitolo, volume, copertina, descrizione }),
    ...(adozione.enriched && { enriched: true }),
    ...(adozione.nuovaAdozione && { nuovaAdozione: true }),
    ...(consigliato && { consigliato }),
    ...(motivoNonVendibile && { motivoNonVendibile }),
    ...supplyOf(adozione),
  };
}

/** What distributors say of a book, as a list shows it. */
export function supplyOf({
  vendibile,
  availability,
  newEdition,
}: Pick<Adoption, 'vendibile' | 'availability' | 'newEdition'>): Pick<
  ListBook,
  'stock' | 'lead' | 'newIsbn' | 'newEdition'
> {
  if (!availability) return {};
  const { state, days, cutOff, date, newIsbn } = availability;
  return {
    ...(vendibile && days && { stock: state, lead: leadText({ days, cutOff, date }) }),
    ...(newIsbn && { newIsbn }),
    ...(newEdition && { newEdition }),
  };
}

function pricesOf(adozione: Adoption): Pick<ListBook, 'prezzo' | 'prezzoCopertina'> {
  if (!adozione.vendibile) return {};
  const prezzo = effectivePrice(adozione);
  const cover = adozione.prezzo;
  return cover === null || cover === prezzo ? { prezzo } : { prezzo, prezzoCopertina: cover };
}

function withoutBlanks<Field extends string>(
  fields: Record<Field, string | null>,
): Partial<Record<Field, string>> {
  const present = Object.entries<string | null>(fields).filter(([, value]) => value);
  return Object.fromEntries(present) as Partial<Record<Field, string>>;
}

/** The books of one class in the order of the screen. */
export function listBooks(adozioni: Adoption[]): ListBook[] {
  return partedBooks(adozioni).map(toListBook);
}

export function isSellable({ prezzo }: ListBook): boolean {
  return prezzo !== undefined;
}

/** The edition that has taken a book's place, as a book of the same list; null where it cannot be sold. */
export function newEditionOf({ newEdition, part, materie }: ListBook): ListBook | null {
  if (!newEdition) return null;
  const { copertina, ...edition } = newEdition;
  return { part, materie, ...edition, ...(copertina && { copertina }) };
}

/** For how long distributors take what of a list they have, each lead once. */
export function leadsOf(books: readonly ListBook[]): string[] {
  return [...new Set(books.flatMap(({ lead }) => lead ?? []))];
}

/** Whether a book is ticked before anybody chose. */
export function isTickedAtFirst(book: ListBook): boolean {
  return book.part === 'da-acquistare' && isSellable(book);
}

/** Tells the books of one list apart. */
export function bookKey(book: ListBook): string {
  return isSellable(book) ? book.isbn : `${book.isbn} ${book.materie.join()}`;
}

interface Sale {
  /** Of the bookshop where the books are picked up. */
  discounts: OptionalBookDiscounts;
  /** Whether the list is of this school year: what is on it is adopted now. */
  isThisYear: boolean;
}

/** The book with what it costs at a bookshop, as the orders service computes it. */
export function reducedBook(book: ListBook, { discounts, isThisYear }: Sale): ListBook {
  const { prezzo, prezzoCopertina: coverPrice = prezzo, part } = book;
  if (prezzo === undefined || coverPrice === undefined) return book;
  const isAdopted = isThisYear && part !== 'consigliati';
  const reduced = bookPriceAt({ price: prezzo, coverPrice, isAdopted }, discounts);
  return reduced < prezzo ? { ...book, prezzoRidotto: reduced } : book;
}

/** What a book costs in euro; undefined where it is not for sale. */
export const priceOf = ({ prezzo, prezzoRidotto }: ListBook): number | undefined =>
  prezzoRidotto ?? prezzo;

/** Sum in euro of the books that can be sold. */
export function totalOf(books: ListBook[]): number {
  return toEuro(books.reduce((cents, book) => cents + toCents(priceOf(book) ?? 0), 0));
}

/** The same by what they cost where nothing is taken off: what the ministry's cap goes by. */
export function listTotalOf(books: ListBook[]): number {
  return toEuro(books.reduce((cents, { prezzo = 0 }) => cents + toCents(prezzo), 0));
}
