import { randomBytes, randomUUID } from 'node:crypto';
import { lineKey } from '@zaino/rules/cart-line';
import { HOUR_MS } from '@zaino/rules/durations';
import { insertRows } from '@zaino/service/write-rows';
import type { DataSource } from 'typeorm';
import { newOrderNumber } from '../checkout/order-number';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { isUndone } from '../orders/order-state';

interface Options {
  order?: Partial<OrderEntity>;
  /** One book of 31,50 € unless told; `aBookLine` and `aProductLine` give the rest. */
  lines?: Partial<OrderLineEntity>[];
}

export interface OrderWithLines {
  order: OrderEntity;
  lines: OrderLineEntity[];
}

/** A line of a book that is ordered from a supplier. */
export function aBookLine(values: Partial<OrderLineEntity> = {}): Partial<OrderLineEntity> {
  return { type: 'book', ...values };
}

/** A line of a product that is in stock. */
export function aProductLine(values: Partial<OrderLineEntity> = {}): Partial<OrderLineEntity> {
  return { type: 'product', priceCents: 250, ...values };
}

/**
 * An order in the database as placing it leaves it: paid by card and not yet paid, sent by standard delivery. Its sums
 * follow from its lines, unless `order` says what they are.
 */
export async function placedOrder(
  dataSource: DataSource,
  options: Options = {},
): Promise<OrderWithLines> {
  const { order, lines } = anOrder(options);
  const event = {
    orderId: order.id,
    command: 'place',
    to: 'received' as const,
    who: 'customer' as const,
    actorId: order.customerId,
    actorName: null,
    lineIds: lines.map((line) => line.id),
    data: {},
    at: order.createdAt,
  };
  await dataSource.transaction(async (manager) => {
    await manager.insert(OrderEntity, order);
    // As a checkout writes them: TypeORM reads defaults back, and leaves 0 where a boolean is meant.
    await insertRows(manager, { target: OrderLineEntity, rows: lines });
    await manager.insert(OrderEventEntity, event);
  });
  // TypeORM reads defaults back, and leaves 0 where a boolean is meant.
  order.isGuest = options.order?.isGuest ?? false;
  order.arePiecesKept = options.order?.arePiecesKept ?? false;
  return { order, lines };
}

/** The same before it is in the database. */
export function anOrder(options: Options): OrderWithLines {
  const now = new Date();
  const id = options.order?.id ?? randomUUID();
  const lines = (options.lines ?? [aBookLine()]).map((line, position) =>
    Object.assign(new OrderLineEntity(), lineRow(id, position, line), {
      isOffBill: line.isOffBill ?? wasUndoneUnpaid(options, line),
    }),
  );
  return {
    order: Object.assign(new OrderEntity(), orderRow(id, lines, now), options.order),
    lines,
  };
}

/** Of an order that is paid in the shop by now, what was undone and nothing was given back for. */
function wasUndoneUnpaid({ order }: Options, { state, refundedCents }: Partial<OrderLineEntity>) {
  if (order?.paymentMethod !== 'shop' || order.paidAt == null) return false;
  return state !== undefined && isUndone({ state }) && !refundedCents;
}

function lineRow(orderId: string, position: number, values: Partial<OrderLineEntity>) {
  const { type = 'book', quantity = 1, priceCents = 3_150 } = values;
  const of = type === 'book' ? ofBook(values.reference) : ofProduct(values.reference);
  return {
    id: randomUUID(),
    orderId,
    position,
    type,
    quantity,
    priceCents,
    coverCents: null,
    ...of,
    totalCents: priceCents * quantity,
    discountCents: 0,
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
    sellerId: null,
    soldBy: null,
    acceptsEquivalent: false,
    state: 'received',
    stateSince: new Date(),
    expectedFrom: '2026-09-10',
    expectedTo: '2026-09-18',
    cancelAfter: null,
    tracking: null,
    deliveredAt: null,
    withdrawnAt: null,
    before: null,
    substituteIsbn: null,
    ...values,
  };
}

function ofBook(reference = '9788800000015') {
  const school = { codice: 'CRIC80100X', nome: 'Istituto di prova' };
  const klass = { classe: '1', sezione: 'A' };
  const texts = { title: 'Matematica verde 1', subtitle: 'R. Tassinari, Rio Secco' };
  return {
    reference,
    vat: 'libro',
    isOrdered: true,
    publisher: 'Rio Secco',
    schoolCode: school.codice,
    className: klass.classe,
    sectionName: klass.sezione,
    key: lineKey({ type: 'book', isbn: reference, scuola: school, ...klass }),
    details: { ...texts, ...klass, school, image: null, children: [], substitute: null },
  };
}

function ofProduct(reference = 'P-0001') {
  const texts = { title: 'Quaderno a righe', subtitle: 'Quaderni', classe: '', sezione: '' };
  return {
    reference,
    vat: 'ordinaria',
    isOrdered: false,
    publisher: null,
    schoolCode: null,
    className: null,
    sectionName: null,
    key: lineKey({ type: 'product', id: reference }),
    details: { ...texts, school: null, image: null, children: [], substitute: null },
  };
}

function orderRow(id: string, lines: OrderLineEntity[], now: Date) {
  const sum = (of: (line: OrderLineEntity) => number) =>
    lines.reduce((all, line) => all + of(line), 0);
  const subtotalCents = sum(({ totalCents }) => totalCents);
  const discountCents = sum((line) => line.discountCents);
  const cedolaCents = sum((line) => line.cedolaCents);
  const extraCents = sum((line) => line.extraCents);
  const shippingCents = subtotalCents >= 9_000 ? 0 : 500;
  const person = { firstName: 'Anna', lastName: 'Bianchi', phone: '+39 333 1234567' };
  return {
    id,
    number: newOrderNumber(),
    customerId: randomUUID(),
    state: 'received',
    version: 1,
    paymentMethod: 'card',
    paymentState: 'none',
    shippingMethod: 'standard',
    deliveries: 'one',
    contact: { ...person, email: 'famiglia@example.com' },
    address: {
      ...person,
      address: 'Via Roma 1',
      city: 'Cremona',
      postalCode: '26100',
      province: 'Cremona',
    },
    pickupPoint: null,
    sellers: null,
    bookshopId: null,
    invoiceRequest: null,
    children: [],
    voucherCode: null,
    subtotalCents,
    discountCents,
    shippingCents,
    refundedCents: 0,
    givenUpCents: 0,
    cedolaCents,
    cedolaState: null,
    extraCents,
    stateVoucherCents: 0,
    totalCents: subtotalCents - discountCents + shippingCents - cedolaCents + extraCents,
    trackingToken: randomBytes(18).toString('base64url'),
    searchText: 'bianchi anna famiglia@example.com',
    createdAt: now,
    paidAt: null,
    payBefore: new Date(now.getTime() + HOUR_MS / 2),
    isGuest: false,
    moneyAwaitedUntil: null,
    arePiecesKept: false,
    acceptedTexts: null,
  };
}
