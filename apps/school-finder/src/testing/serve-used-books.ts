import {
  type BookshopList,
  bookshopsEndpoints,
  type PublicBookshop,
} from '@zaino/contracts/bookshops';
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

/** A bookshop that takes used books in; invented. */
export function makeUsedBookshop(changes: Partial<PublicBookshop> = {}): PublicBookshop {
  return {
    id: 'aurora',
    name: 'Libreria Aurora',
    url: 'https://aurora.zaino.example',
    address: 'Corso Garibaldi 1',
    city: 'Cremona',
    postalCode: '26100',
    province: 'CR',
    phone: '0372 123456',
    openingHours: Array.from({ length: 7 }, () => [{ from: '00:00', to: '23:59' }]),
    notes: '',
    notice: 'Usati solo al mattino',
    adoptedBookDiscount: 0,
    otherBookDiscount: 0,
    vicinanza: 'altrove',
    offersPickup: true,
    takesUsedBooks: true,
    kilometres: 12,
    closures: [],
    ...changes,
  };
}

/** A page with these bookshops and no other. */
export function bookshopsOf(...bookshops: PublicBookshop[]): BookshopList {
  return {
    bookshops,
    page: 1,
    pages: 1,
    total: bookshops.length,
    province: { code: 'CR', name: 'Cremona' },
    provinces: [],
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
    bookshops: () => bookshopsOf(),
    children: () => ({ children: [] }),
    own: () => noOffers,
    ...handlers,
  });
}
