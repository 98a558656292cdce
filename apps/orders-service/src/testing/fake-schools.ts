import {
  bookEndpoints,
  type BookOffer,
  schoolsInternalEndpoints,
  type UsedBook,
} from '@zaino/contracts/schools';
import type { DroppedBook } from '../upstreams/schools';
import { FakeService } from './fake-service';

type Book = Extract<BookOffer, { found: true }>;
type BookFields = Omit<Book, 'found' | 'codiceScuola' | 'classe' | 'sezione'>;

/** Stands in for the schools service: books, on the list of every class. */
export class FakeSchools extends FakeService {
  readonly books = new Map<string, BookFields>();
  /** What imports took off the lists, by their ids. */
  readonly dropped = new Map<number, DroppedBook[]>();

  constructor(serviceKey: string) {
    super(serviceKey);
    this.on(schoolsInternalEndpoints.offers, ({ body }) => ({
      offers: body.books.map((wanted): BookOffer => {
        const book = this.books.get(wanted.isbn);
        return book ? { ...book, ...wanted, found: true } : { ...wanted, found: false };
      }),
    }));
    this.on(bookEndpoints.usedBooks, ({ query }) => ({
      annoScolastico: 2026,
      luogo: null,
      libri: query.isbn.split(',').map((isbn): UsedBook => {
        const book = this.books.get(isbn);
        if (book === undefined) return { trovato: false, isbn };
        const { titolo, autore, editore, copertina, prezzo, inLista } = book;
        const classes = inLista ? 4 : 0;
        const counts = { scuole: classes, classi: classes, classiItalia: classes };
        const texts = { titolo, autore, editore, copertina, prezzo, volume: null };
        return { trovato: true, isbn, ...texts, ...counts, nuovaEdizione: null };
      }),
    }));
    // A part for each book, so that tests go through several.
    this.on(schoolsInternalEndpoints.dropped, ({ params, body: { after } }) => {
      const books = this.dropped.get(params.id) ?? [];
      const next = after + 1 < books.length ? after + 1 : null;
      return { books: books.slice(after, after + 1), next };
    });
  }

  /** Puts a book on the lists, or changes one that is there. */
  add(values: Partial<BookFields> = {}): BookFields {
    const isbn = values.isbn ?? `97888${String(this.books.size + 1).padStart(8, '0')}`;
    const book: BookFields = {
      titolo: 'Matematica verde 1',
      autore: 'R. Tassinari',
      editore: 'Rio Secco',
      copertina: null,
      prezzo: 31.5,
      vendibile: true,
      motivoNonVendibile: null,
      materia: 'Matematica',
      nomeScuola: 'Istituto di prova',
      tipoGrado: 'MM',
      inLista: true,
      annoScolastico: 2026,
      adottato: true,
      ...this.books.get(isbn),
      ...values,
      isbn,
    };
    this.books.set(isbn, book);
    return book;
  }
}
