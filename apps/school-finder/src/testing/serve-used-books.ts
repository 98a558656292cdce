import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { accountEndpoints } from '@zaino/contracts/identity';
import { usedBookEndpoints, type UsedOffer, type UsedOffers } from '@zaino/contracts/orders';
import { bookEndpoints, type KnownUsedBook, type UsedBooks } from '@zaino/contracts/schools';
import { type FakeHandlers, fakeService } from '@zaino/web/fake-service';

const { withdraw, own } = usedBookEndpoints;
const endpoints = {
  usedBooks: bookEndpoints.usedBooks,
  bookshops: bookshopsEndpoints.bookshops,
  children: accountEndpoints.children,
  own,
  withdraw,
};

/** Of a used book, with a right check digit. */
export const usedIsbn = '9788899001216';

/** A book that some classes near Cremona have; invented. */
export function makeUsedBook(changes: Partial<KnownUsedBook> = {}): KnownUsedBook {
  return {
    trovato: true,
    isbn: usedIsbn,
    titolo: 'Le parole in cammino 2. Antologia',
    volume: null,
    autore: 'R. Tassinari, L. Boni',
    editore: 'Rio Secco',
    copertina: null,
    prezzo: 24.75,
    nuovaEdizione: null,
    scuole: 3,
    classi: 12,
    classiItalia: 40,
    ...changes,
  };
}

export function makeOffer(changes: Partial<UsedOffer> = {}): UsedOffer {
  return {
    id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a900',
    isbn: usedIsbn,
    title: 'Le parole in cammino 2. Antologia',
    grade: 'good',
    digitalCode: 'used',
    guidePrice: 9.9,
    state: 'offered',
    offeredAt: '2026-06-20T08:00:00.000Z',
    endsAt: '2026-09-18T08:00:00.000Z',
    ...changes,
  };
}

export const noOffers: UsedOffers = { code: null, offers: [] };

export const inCremona: NonNullable<UsedBooks['luogo']> = {
  comune: 'Cremona',
  provincia: 'Cremona',
  ambito: 'raggio',
};

/** The services of the page of used books, with one book near Cremona unless told. */
export function serveUsedBooks(
  books: Partial<UsedBooks> = {},
  handlers: FakeHandlers<typeof endpoints> = {},
) {
  return fakeService(endpoints, {
    usedBooks: ({ comune, codiceScuola }) => ({
      annoScolastico: 2026,
      luogo: (comune ?? codiceScuola) ? inCremona : null,
      libri: [makeUsedBook()],
      ...books,
    }),
    bookshops: () => ({
      bookshops: [],
      page: 1,
      pages: 1,
      total: 0,
      province: { code: 'CR', name: 'Cremona' },
      provinces: [],
    }),
    children: () => ({ children: [] }),
    own: () => noOffers,
    ...handlers,
  });
}
