import { randomUUID } from 'node:crypto';
import { bookshop } from '@zaino/tools/buyers/stand-ins';
import { createConnection } from 'mysql2/promise';

const ORDERS = 20_000;
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

/** A bookshop with 20,000 orders of five books each, from thirty schools of forty classes. */
export async function fillOrders(database: string): Promise<DeskSamples> {
  const connection = await createConnection(database);
  try {
    for (let from = 0; from < ORDERS; from += AT_ONCE) {
      const places = Array.from({ length: AT_ONCE }, (_, index) => from + index);
      const orders = places.map((place) => ({ place, id: randomUUID() }));
      await connection.query(`INSERT INTO customer_order (${orderColumns.join(', ')}) VALUES ?`, [
        orders.map(({ place, id }) => orderRow(place, id)),
      ]);
      await connection.query(`INSERT INTO order_line (${lineColumns.join(', ')}) VALUES ?`, [
        orders.flatMap(({ place, id }) => lineRows(place, id)),
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
const isbnOf = (place: number, line: number) =>
  `97888${String(((place * 7 + line) % 1_200) + 1).padStart(8, '0')}`;
const schoolOf = (place: number) => ({
  codice: `CRIC8${String(place % 30).padStart(4, '0')}X`,
  nome: `Istituto ${place % 30}`,
});

function stateOf(place: number): string {
  let rest = (place * 37) % 100;
  for (const [state, share] of shares) {
    rest -= share;
    if (rest < 0) return state;
  }
  return 'delivered';
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
  'children',
  'subtotal_cents',
  'discount_cents',
  'shipping_cents',
  'total_cents',
  'tracking_token',
  'search_text',
  'created_at',
];

function orderRow(place: number, id: string): unknown[] {
  const [surname, phone, number] = [surnameOf(place), phoneOf(place), numberOf(place)];
  const email = `famiglia${place}@example.com`;
  const isDue = place % 2 === 0;
  const isbns = Array.from({ length: LINES_OF_AN_ORDER }, (_, line) => isbnOf(place, line));
  const words = [number, surname, email, phone, ...isbns, 'matematica verde', `famiglia${place}`];
  return [
    id,
    number,
    randomUUID(),
    stateOf(place),
    isDue ? 'shop' : 'card',
    isDue ? 'due' : 'paid',
    'pickup',
    'several',
    JSON.stringify({ firstName: 'Anna', lastName: surname, phone, email }),
    bookshop.id,
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

function lineRows(place: number, orderId: string): unknown[][] {
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
      bookshop.id,
      stateOf(place),
      since,
      '2026-09-10',
      place % 50 === 0 ? '2026-09-18' : '2060-09-18',
      1,
      0,
    ];
  });
}
