import type { BookshopList, BookshopPlans, PublicBookshop } from '@zaino/contracts/bookshops';

const morning = { from: '09:00', to: '12:30' };
const afternoon = { from: '15:30', to: '19:30' };
const split = [morning, afternoon];

/** Open from Tuesday to Saturday, on Saturday in the morning alone. */
export function makeBookshop(changes: Partial<PublicBookshop> = {}): PublicBookshop {
  return {
    id: '6f1c1d0e-6a55-4f0a-8b58-3f3ac1f0a111',
    name: 'Libreria La Pagina',
    url: 'http://la-pagina.localhost:4200',
    address: 'Corso Campi 4',
    city: 'Cremona',
    postalCode: '26100',
    province: 'Cremona',
    phone: '0372 123 456',
    openingHours: [[], split, split, split, split, [morning], []],
    notes: 'Suona al civico 6',
    notice: '',
    vicinanza: 'altrove',
    offersPickup: true,
    closures: [],
    ...changes,
  };
}

/** One page with all of these. */
export function makeList(
  bookshops = [makeBookshop()],
  changes: Partial<BookshopList> = {},
): BookshopList {
  return {
    bookshops,
    page: 1,
    pages: 1,
    total: bookshops.length,
    province: null,
    provinces: [
      { code: 'CR', name: 'Cremona', bookshops: 2 },
      { code: 'LO', name: 'Lodi', bookshops: 1 },
    ],
    ...changes,
  };
}

/** As the service answers them today. */
export function makePlans(): BookshopPlans {
  const free = ['address', 'pickup', 'pay-in-shop', 'card-payments', 'shop-front', 'desk'] as const;
  const plus = ['own-look', 'forecast', 'colleagues'] as const;
  return {
    plans: [
      {
        id: 'free',
        isAvailable: true,
        monthlyPrice: 0,
        trialDays: 0,
        feePercent: 5,
        colleagues: 0,
        features: [...free],
      },
      {
        id: 'plus',
        isAvailable: false,
        monthlyPrice: 19,
        trialDays: 30,
        feePercent: 3,
        colleagues: 5,
        features: [...free, ...plus],
      },
    ],
    coming: ['card-payments', 'desk', ...plus],
  };
}
