import type { PickupPoint } from '@zaino/contracts/bookshops';
import type { Quote } from '@zaino/contracts/orders';
import type { BookExtra, ServedShopFront } from '@zaino/contracts/shared';
import { bookPriceAt } from '@zaino/rules/book-price';
import { cartTotals, emptyCart, lineTotal } from '@zaino/rules/cart';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { toCents, toEuro } from '@zaino/rules/money';
import type { CartBookshop } from '@zaino/rules/chosen-bookshop';
import type { CheckoutStartData, CheckoutPlace } from '../checkout/checkout.api';
import type { AskedQuote } from '../quote/quote-request';
import { sampleLines } from '../sample-lines';

export const places: Record<string, CheckoutPlace[]> = {
  '26100': [{ comune: 'Cremona', provincia: 'Cremona', sigla: 'CR' }],
  '26013': [
    { comune: 'Campagnola Cremasca', provincia: 'Cremona', sigla: 'CR' },
    { comune: 'Crema', provincia: 'Cremona', sigla: 'CR' },
  ],
};

const morning = [{ from: '09:00', to: '12:30' }];

export function makePickupPoint(changes: Partial<PickupPoint> = {}): PickupPoint {
  return {
    id: '0f6b8a52-5f7f-4c7e-9a51-6f0b7d6f8a01',
    name: 'Libreria Portici',
    url: 'https://portici.zaino.example',
    address: 'Via Solferino 4',
    city: 'Cremona',
    postalCode: '26100',
    province: 'CR',
    phone: '0372 123456',
    openingHours: [morning, morning, morning, morning, morning, morning, []],
    notes: 'L’ingresso è nel cortile.',
    notice: '',
    vicinanza: 'stesso-cap',
    ...changes,
  };
}

/** The same as the pages at its own address are told of it. */
export const makeFrontOf = (point: PickupPoint): ServedShopFront => ({
  ...point,
  vatNumber: '00000120196',
  closures: [],
  offersPickup: true,
  schools: [],
  notice: '',
  picture: null,
  accent: '',
  version: 1,
  mainSite: 'http://localhost:4200',
});

export const pickupPoints = [
  makePickupPoint(),
  makePickupPoint({
    id: '0f6b8a52-5f7f-4c7e-9a51-6f0b7d6f8a02',
    name: 'Cartolibreria Manin',
    address: 'Piazza Roma 12',
    city: 'Crema',
    postalCode: '26013',
    notes: '',
    vicinanza: 'stessa-provincia',
  }),
];

/** The first of them, as a seller. */
export const bookshopSeller = {
  id: '0f6b8a52-5f7f-4c7e-9a51-6f0b7d6f8a01',
  name: 'Libreria Portici',
  address: 'Via Solferino 4, 26100 Cremona (CR)',
  vatNumber: '00000120196',
  email: 'portici@libreria.example',
  phone: '0372 123456',
};

/** The shop itself. */
export const shopSeller = {
  id: null,
  name: 'Zaino di prova',
  address: 'Via Esempio 1, 20100 Milano',
  vatNumber: '09876543217',
  email: 'info@zaino.example',
  phone: '02 1234567',
};

/** Of a family that has ordered before. */
export const returning: CheckoutStartData = {
  contact: {
    firstName: 'Ada',
    lastName: 'Rossi',
    email: 'ada@posta.example',
    phone: '333 1234567',
  },
  address: {
    firstName: 'Ada',
    lastName: 'Rossi',
    phone: '333 1234567',
    address: 'Via Dante 8',
    city: 'Cremona',
    postalCode: '26100',
    province: 'CR',
  },
  invoice: null,
  pickupPointId: '0f6b8a52-5f7f-4c7e-9a51-6f0b7d6f8a01',
};

type Changed = Partial<Pick<Quote['lines'][number], 'pieces'>> & { prezzo?: number };

interface QuoteChanges {
  /** By the line's place in the request. */
  changed?: Record<number, Changed>;
  voucher?: Quote['voucher'];
  discount?: number;
  obstacles?: Quote['obstacles'];
  shopHold?: Quote['shopHold'];
  /** Where something is taken off the books, all of them adopted; named where it was asked for. */
  bookshops?: CartBookshop[];
  /** What these do to books. */
  extras?: BookExtra[];
}

/** What the orders service answers for lines of the sample cart: as they were seen, unless told. */
export function makeQuote(request: AskedQuote, changes: QuoteChanges = {}): Quote {
  const { changed = {}, voucher = null, discount = 0, obstacles, shopHold } = changes;
  const bookshop = changes.bookshops?.find(({ id }) => id === request.pickupPointId) ?? null;
  const lines = request.lines.map((wanted, index) => {
    const key = lineKey(wanted);
    const known = sampleLines.find((line) => lineKey(line) === key);
    if (!known) throw new Error(`Not a line of the sample cart: ${key}`);
    const { pieces = wanted.quantity, prezzo = wanted.prezzo } = changed[index] ?? {};
    const line = { ...known, quantity: wanted.quantity, prezzo };
    return { line, seenPrice: wanted.prezzo, pieces: Math.min(pieces, wanted.quantity) };
  });
  const priced = lines.map(({ line, pieces }) => ({
    ...line,
    quantity: pieces,
    prezzo: priceAt(line, bookshop),
  }));
  const totals = cartTotals({
    ...emptyCart,
    items: priced.filter(({ quantity }) => quantity > 0),
    shippingMethod: request.shippingMethod,
  });
  const offered = (bookshop && changes.extras) ?? [];
  const extras = new Map(
    (request.extras ?? []).flatMap(({ key, kind, quantity }) => {
      const offer = offered.find((one) => one.kind === kind);
      const total = toEuro(toCents(offer?.price ?? 0) * quantity);
      return offer ? [[key, { ...offer, quantity, total }] as const] : [];
    }),
  );
  const ofExtras = [...extras.values()].reduce((sum, { total }) => sum + toCents(total), 0);
  return {
    bookshop,
    extras: offered,
    lines: lines.map(({ line, seenPrice, pieces }) => ({
      key: lineKey(line),
      line: line,
      pieces,
      seenPrice,
      availability: pieces === 0 ? 'gone' : pieces < line.quantity ? 'short' : 'ok',
      piecesLeft: line.type === 'product' ? pieces : null,
      price: priceAt(line, bookshop),
      coverPrice: priceAt(line, bookshop) < line.prezzo ? line.prezzo : null,
      lineTotal: lineTotal({ ...line, quantity: pieces, prezzo: priceAt(line, bookshop) }),
      discount: 0,
      extra: extras.get(lineKey(line)) ?? null,
      vat: line.type === 'book' ? 'libro' : 'ordinaria',
      expected:
        line.type === 'book'
          ? { from: '2026-12-03', to: '2026-12-09' }
          : { from: '2026-11-25', to: '2026-11-26' },
      isOrdered: line.type === 'book',
    })),
    changes: lines.flatMap(({ line, seenPrice, pieces }) => changesOf(line, seenPrice, pieces)),
    totals: {
      ...totals,
      discount,
      extras: toEuro(ofExtras),
      total: toEuro(toCents(totals.total - discount) + ofExtras),
    },
    voucher,
    obstacles,
    shopHold,
    fingerprint: `f-${JSON.stringify(request).length}-${totals.total}`,
  };
}

function priceAt({ type, prezzo }: CartLine, bookshop: CartBookshop | null): number {
  if (type === 'product' || bookshop === null) return prezzo;
  return bookPriceAt({ price: prezzo, coverPrice: prezzo, isAdopted: true }, bookshop);
}

function changesOf(line: CartLine, seenPrice: number, pieces: number): Quote['changes'] {
  const key = lineKey(line);
  const title = line.type === 'book' ? line.titolo : line.nome;
  if (pieces === 0) return [{ key, kind: 'gone', text: `“${title}” non è più disponibile.` }];
  const changes: Quote['changes'] = [];
  if (pieces < line.quantity) {
    changes.push({ key, kind: 'short', text: `Di “${title}” ne restano ${pieces}.` });
  }
  if (line.prezzo !== seenPrice) {
    changes.push({ key, kind: 'price', text: `“${title}” ora costa ${line.prezzo} €.` });
  }
  return changes;
}
