import { randomBytes, randomUUID } from 'node:crypto';
import type { Tenant } from '@zaino/contracts/bookshops';
import { openingHoursWords } from '@zaino/rules/opening-hours-words';
import { textsInForce } from './texts-in-force';
import { cedolaStateOf } from '../orders/cedola-state';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import type { LockedOrder } from '../orders/locked-order';
import { phoneDigits } from '../orders/phone-digits';
import type { PricedLine } from '../quotes/priced-line';
import type { PricedQuote } from '../quotes/quotes.service';
import { cedolaLines, type ListedCedola } from './cedola-lines';
import { extraLines } from './extra-lines';
import type { Orderer } from '../limits/order-limits';
import { soldBy } from '../orders/sold-by';
import { newOrderNumber } from './order-number';
import type { OrderWish } from './order-wish';
import type { Parties } from './pickup-bookshops';
import { saleOf, sellersOf } from './sellers-for';

/** All that an order is made from. */
export interface NewOrder extends Parties {
  id: string;
  customerId: string;
  orderer: Orderer;
  /** Checked. */
  wish: OrderWish;
  quote: PricedQuote;
  now: Date;
  /** Until when it is held unpaid. */
  payBefore: Date;
  /** Vouchers that it is given with. */
  cedole: readonly ListedCedola[];
  /** What of it a voucher of the State pays. */
  stateVoucherCents: number;
}

/** An entity's values, before they are one. */
type ColumnsOf<Entity> = Pick<Entity, keyof Entity>;

/** Longest text that staff can search an order by; the column holds 64 kB. */
const MOST_SEARCH_TEXT = 16_000;

/** Longest name of a publisher that its column holds. */
const MOST_PUBLISHER = 200;

/** The rows of an order that was just placed. */
export function newOrder(values: NewOrder): LockedOrder {
  const lines = values.quote.lines.flatMap((line) =>
    extraLines(cedolaLines(newLine(values, line), line, values.cedole), line.extra),
  );
  lines.forEach((line, position) => (line.position = position));
  return { order: newOrderRow(values, lines), lines };
}

function newOrderRow(values: NewOrder, lines: readonly OrderLineEntity[]): OrderEntity {
  const { wish, quote, bookshop } = values;
  const { subtotalCents, discountCents, shippingCents, totalCents } = quote.totals;
  const { cedolaCents, extraCents } = quote.totals;
  const number = newOrderNumber();
  const childIds = new Set(
    lines.flatMap(({ details }) => details.children.map(({ childId }) => childId)),
  );
  return Object.assign(new OrderEntity(), {
    id: values.id,
    number,
    customerId: values.customerId,
    state: 'received',
    version: 1,
    paymentMethod: wish.payment,
    paymentState: 'none',
    shippingMethod: wish.shippingMethod,
    deliveries: wish.deliveries,
    contact: wish.contact,
    address: wish.address,
    invoiceRequest: wish.invoice,
    pickupPoint: bookshop && pickupPointOf(bookshop),
    sellers: sellersOf(values).filter(({ id }) => lines.some((line) => line.soldBy === id)),
    bookshopId: bookshop?.id ?? null,
    // Of the family no more than the order needs.
    children: wish.children.filter(({ id }) => childIds.has(id)),
    voucherCode: discountCents > 0 ? (quote.voucher?.code ?? null) : null,
    subtotalCents,
    discountCents,
    shippingCents,
    cedolaCents,
    cedolaState: cedolaStateOf(lines),
    extraCents,
    stateVoucherCents: values.stateVoucherCents,
    totalCents,
    refundedCents: 0,
    givenUpCents: 0,
    trackingToken: randomBytes(18).toString('base64url'),
    acceptedTexts: textsInForce(values.now),
    searchText: searchTextOf(number, wish, lines),
    createdAt: values.now,
    isGuest: values.orderer.guest !== undefined,
    paidAt: null,
    payBefore: values.payBefore,
    moneyAwaitedUntil: null,
    arePiecesKept: false,
  } satisfies ColumnsOf<OrderEntity>);
}

function newLine(order: NewOrder, priced: PricedLine) {
  const { id, wish, bookshop, now } = order;
  const { key, line, pieces, isOrdered, expected } = priced;
  const preference = isOrdered ? wish.preferences.find((wanted) => wanted.key === key) : undefined;
  return Object.assign(new OrderLineEntity(), {
    id: randomUUID(),
    orderId: id,
    position: 0,
    key,
    type: line.type,
    quantity: pieces,
    reference: line.type === 'book' ? line.isbn : line.id,
    details: detailsOf(priced, wish),
    priceCents: priced.priceCents,
    coverCents: priced.coverCents,
    totalCents: priced.totalCents,
    discountCents: priced.discountCents,
    refundedCents: 0,
    isOffBill: false,
    cedolaId: null,
    cedolaState: null,
    cedolaCents: 0,
    extra: null,
    extraState: null,
    extraCents: 0,
    extraRefundedCents: 0,
    withoutCedola: null,
    vat: priced.vat,
    // A bookshop gets the books that are picked up there; products are the shop's own stock.
    sellerId: line.type === 'book' ? (bookshop?.id ?? null) : null,
    soldBy: soldBy(line, saleOf(order, wish.payment)),
    state: 'received',
    stateSince: now,
    isOrdered,
    expectedFrom: expected.from,
    expectedTo: expected.to,
    cancelAfter: preference?.ifLate === 'cancel' ? preference.cancelAfter : null,
    acceptsEquivalent: preference?.acceptsEquivalent ?? false,
    tracking: null,
    deliveredAt: null,
    withdrawnAt: null,
    before: null,
    substituteIsbn: null,
    publisher: publisherOf(line),
    ...classOf(line),
  } satisfies ColumnsOf<OrderLineEntity>);
}

function publisherOf(line: PricedLine['line']): string | null {
  return (line.type === 'book' && line.editore.slice(0, MOST_PUBLISHER)) || null;
}

/** Of the class list that a book is on. */
function classOf(line: PricedLine['line']) {
  const school = line.type === 'book' ? line.scuola : null;
  if (line.type !== 'book' || school === null || !/^[A-Za-z0-9]{1,20}$/.test(school.codice)) {
    return { schoolCode: null, className: null, sectionName: null };
  }
  return { schoolCode: school.codice, className: line.classe, sectionName: line.sezione };
}

function detailsOf({ line, schoolYear }: PricedLine, wish: OrderWish): OrderLineEntity['details'] {
  const known = new Set(wish.children.map(({ id }) => id));
  const children = (line.children ?? []).filter(({ childId }) => known.has(childId));
  if (line.type === 'product') {
    return {
      title: line.nome,
      subtitle: line.categoria,
      school: null,
      classe: '',
      sezione: '',
      image: line.immagini[0] ?? null,
      children,
      substitute: null,
    };
  }
  const {
    titolo: title,
    autore,
    editore,
    materia: subject,
    scuola: school,
    classe,
    sezione,
    copertina: image,
  } = line;
  const subtitle = [autore, editore].filter((part) => part !== '').join(', ');
  return {
    title,
    subtitle,
    subject,
    ...(schoolYear !== null && { schoolYear }),
    school,
    classe,
    sezione,
    image,
    children,
    substitute: null,
  };
}

function pickupPointOf(bookshop: Tenant): NonNullable<OrderEntity['pickupPoint']> {
  const { id, name, address, city, postalCode, province, phone, pickupNotes: notes } = bookshop;
  const openingHours = openingHoursWords(bookshop.openingHours);
  return { id, name, address, city, postalCode, province, phone, notes, openingHours };
}

function searchTextOf(
  number: string,
  { contact, address }: OrderWish,
  lines: readonly OrderLineEntity[],
) {
  const people = [contact, address].flatMap((person) => [person?.firstName, person?.lastName]);
  const goods = lines.flatMap(({ reference, details }) => [reference, details.title]);
  const reached = [contact.email, phoneDigits(contact.phone)];
  const words = new Set([number, ...people, ...reached, ...goods].filter(Boolean));
  return [...words].join(' ').toLowerCase().slice(0, MOST_SEARCH_TEXT);
}
