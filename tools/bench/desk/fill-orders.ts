import { randomUUID } from 'node:crypto';
import { checkDigit } from '@zaino/tools/demo/books/isbn';
import { bookshop } from '@zaino/tools/buyers/stand-ins';
import { createConnection } from 'mysql2/promise';

const LINES_OF_AN_ORDER = 5;
const AT_ONCE = 500;
const MINUTE_MS = 60_000;

/** Where the orders of a shop stand in September: of a hundred so many; the others are handed over. */
const shares = [
  ['received', 4],
  ['waiting', 12],
  ['reserved', 4],
  ['ready', 8],
  ['cancelled', 4],
] as const;

const surnames = ['bianchi', 'rossi', 'ferrari', 'esposito', 'colombo', 'ricci', 'marino', 'greco'];

const publishers = ['Rio Secco', 'Valle', 'Del Corso', 'Ponte Vecchio', 'Tre Porte'];

/** What a list of the desk may be asked for. */
export interface DeskSamples {
  school: string;
  isbn: string;
  number: string;
  surname: string;
  phone: string;
}

/** How many orders there are, a multiple of 500, and which bookshop hands each out; none what is sent. */
interface Filled {
  orders: number;
  bookshopIdOf: (place: number) => string | null;
}

const ofOneBookshop: Filled = { orders: 20_000, bookshopIdOf: () => bookshop.id };

/** Orders of five books each, from thirty schools of forty classes; 20,000 of one bookshop unless told. */
export async function fillOrders(
  database: string,
  { orders: count, bookshopIdOf }: Filled = ofOneBookshop,
): Promise<DeskSamples> {
  const connection = await createConnection(database);
  try {
    for (let from = 0; from < count; from += AT_ONCE) {
      const places = Array.from({ length: AT_ONCE }, (_, index) => from + index);
      const orders = places.map((place) => {
        const bookshopId = bookshopIdOf(place);
        return { place, id: randomUUID(), bookshopId, state: stateOf(place, bookshopId) };
      });
      await connection.query(`INSERT INTO customer_order (${orderColumns.join(', ')}) VALUES ?`, [
        orders.map(orderRow),
      ]);
      await connection.query(`INSERT INTO order_line (${lineColumns.join(', ')}) VALUES ?`, [
        orders.flatMap(lineRows),
      ]);
    }
    await connection.query('ANALYZE TABLE customer_order, order_line');
  } finally {
    await connection.end();
  }
  const place = 4_321;
  return {
    school: schoolOf(place).codice,
    isbn: isbnOf(place, 1),
    number: numberOf(place),
    surname: `${surnameOf(place)} famiglia${place}`,
    phone: phoneOf(place),
  };
}

const numberOf = (place: number) => `ZN-D${String(place).padStart(7, '0')}`;
const phoneOf = (place: number) => `333${String(1_000_000 + place)}`;
const surnameOf = (place: number) => surnames[place % surnames.length] ?? '';
const BOOKS = 1_200;

/** One of the books that the orders are for. */
export function benchIsbn(book: number): string {
  const digits = `97888${String((book % BOOKS) + 1).padStart(7, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

const isbnOf = (place: number, line: number) => benchIsbn(place * 7 + line);
const schoolOf = (place: number) => ({
  codice: `CRIC8${String(place % 30).padStart(4, '0')}X`,
  nome: `Istituto ${place % 30}`,
});

/** What is sent is on its way where it would be ready in a bookshop. */
function stateOf(place: number, bookshopId: string | null): string {
  let rest = (place * 37) % 100;
  for (const [state, share] of shares) {
    rest -= share;
    if (rest < 0) return state === 'ready' && bookshopId === null ? 'shipped' : state;
  }
  return 'delivered';
}

interface FilledOrder {
  place: number;
  id: string;
  bookshopId: string | null;
  state: string;
}

/** Of the family of every other order of a bookshop the money is due there. */
function paymentOf({ place, bookshopId, state }: FilledOrder): [method: string, state: string] {
  if (bookshopId !== null && place % 2 === 0) return ['shop', 'due'];
  return ['card', bookshopId === null && state === 'received' ? 'none' : 'paid'];
}

const orderColumns = [
  'id',
  'number',
  'customer_id',
  'state',
  'payment_method',
  'payment_state',
  'shipping_method',
  'deliveries',
  'contact',
  'bookshop_id',
  'pickup_point',
  'children',
  'subtotal_cents',
  'discount_cents',
  'shipping_cents',
  'total_cents',
  'tracking_token',
  'search_text',
  'created_at',
];

function orderRow(order: FilledOrder): unknown[] {
  const { place, id, bookshopId, state } = order;
  const [surname, phone, number] = [surnameOf(place), phoneOf(place), numberOf(place)];
  const email = `famiglia${place}@example.com`;
  const isbns = Array.from({ length: LINES_OF_AN_ORDER }, (_, line) => isbnOf(place, line));
  const words = [number, surname, email, phone, ...isbns, 'matematica verde', `famiglia${place}`];
  const pickupPoint =
    bookshopId && JSON.stringify({ id: bookshopId, name: `Libreria ${bookshopId}` });
  return [
    id,
    number,
    randomUUID(),
    state,
    ...paymentOf(order),
    bookshopId === null ? 'standard' : 'pickup',
    'several',
    JSON.stringify({ firstName: 'Anna', lastName: surname, phone, email }),
    bookshopId,
    pickupPoint,
    '[]',
    LINES_OF_AN_ORDER * 2_000,
    0,
    0,
    LINES_OF_AN_ORDER * 2_000,
    randomUUID(),
    words.join(' ').toLowerCase(),
    new Date(Date.now() - place * 5 * MINUTE_MS),
  ];
}

const lineColumns = [
  'id',
  'order_id',
  'position',
  'line_key',
  'type',
  'reference',
  'details',
  'school_code',
  'class_name',
  'section_name',
  'publisher',
  'quantity',
  'price_cents',
  'total_cents',
  'vat',
  'seller_id',
  'state',
  'state_since',
  'expected_from',
  'expected_to',
  'is_ordered',
  'accepts_equivalent',
];

function lineRows({ place, id: orderId, bookshopId, state }: FilledOrder): unknown[][] {
  const school = schoolOf(place);
  const [classe, sezione] = [String((place % 5) + 1), 'ABCDEFGH'[place % 8] ?? 'A'];
  const since = new Date(Date.now() - (place % 20) * 24 * 60 * MINUTE_MS);
  return Array.from({ length: LINES_OF_AN_ORDER }, (_, line) => {
    const isbn = isbnOf(place, line);
    const title = `Matematica verde ${line + 1}`;
    const texts = { title, subtitle: 'R. Tassinari, Rio Secco', school, classe, sezione };
    return [
      randomUUID(),
      orderId,
      line,
      `book ${isbn} ${line}`,
      'book',
      isbn,
      JSON.stringify({ ...texts, image: null, children: [], substitute: null }),
      school.codice,
      classe,
      sezione,
      publishers[line] ?? null,
      1,
      2_000,
      2_000,
      'libro',
      bookshopId,
      state,
      since,
      '2026-09-10',
      place % 50 === 0 ? '2026-09-18' : '2060-09-18',
      1,
      0,
    ];
  });
}
