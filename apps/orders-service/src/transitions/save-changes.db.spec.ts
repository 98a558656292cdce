import { randomUUID } from 'node:crypto';
import { migratedSchema } from '@zaino/service/testing/migrated-schema';
import { createDataSource } from '../database/data-source';
import { lockOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { anInvoiceRequest } from '../testing/an-invoice-request';
import { aBookLine, anOrder, aProductLine, placedOrder } from '../testing/placed-order';
import { saveChanges, snapshotOf } from './save-changes';

const schema = migratedSchema(createDataSource);

const at = new Date('2026-10-01T08:00:00.123Z');
const details = { title: 'Altro', subtitle: '', school: null, classe: '', sezione: '' };

/** Every column of a line but those that say which line it is, each with another value than `placedOrder` gives it. */
function otherLine(): Omit<OrderLineEntity, 'id' | 'orderId'> {
  return {
    position: 7,
    key: 'product:altro',
    type: 'product',
    reference: 'P-0002',
    details: { ...details, image: null, children: [], substitute: null },
    publisher: 'Altra editrice',
    substituteIsbn: '9788800000022',
    schoolCode: 'CRIC80200Q',
    className: '3',
    sectionName: 'C',
    quantity: 2,
    priceCents: 1_111,
    coverCents: 1_222,
    totalCents: 2_222,
    discountCents: 11,
    refundedCents: 12,
    isOffBill: true,
    cedolaId: randomUUID(),
    cedolaState: 'refused',
    cedolaCents: 13,
    extra: 'covering',
    extraState: 'done',
    extraCents: 17,
    extraRefundedCents: 18,
    withoutCedola: { priceCents: 1_000, coverCents: 1_100, discountCents: 5 },
    vat: 'ordinaria',
    sellerId: randomUUID(),
    soldBy: randomUUID(),
    state: 'delivered',
    stateSince: at,
    expectedFrom: '2026-10-02',
    expectedTo: '2026-10-03',
    isOrdered: false,
    cancelAfter: '2026-10-04',
    acceptsEquivalent: true,
    tracking: { carrier: 'BRT', code: 'X1', url: '' },
    deliveredAt: at,
    withdrawnAt: at,
    before: {
      command: 'reserve',
      at: at.toISOString(),
      state: 'waiting',
      stateSince: at.toISOString(),
      expectedFrom: null,
      expectedTo: null,
    },
  };
}

/** The same of an order. */
function otherOrder(): Omit<OrderEntity, 'id'> {
  const { order } = anOrder({ lines: [aProductLine({ quantity: 9, discountCents: 5 })] });
  const person = { firstName: 'Bruno', lastName: 'Neri', phone: '+39 333 7654321' };
  const klass = { schoolCode: 'CRIC80200Q', schoolName: 'Altra', classe: '3', sezione: 'C' };
  const home = { address: 'Via Po 2', city: 'Crema', postalCode: '26013', province: 'Cremona' };
  return {
    number: order.number,
    customerId: order.customerId,
    state: 'delivered',
    version: 9,
    paymentMethod: 'shop',
    paymentState: 'partly-refunded',
    shippingMethod: 'pickup',
    deliveries: 'several',
    contact: { ...person, email: 'altra@example.com' },
    address: { ...person, ...home },
    pickupPoint: { id: randomUUID(), name: 'Libreria', ...home, phone: '', notes: '' },
    sellers: [],
    bookshopId: randomUUID(),
    invoiceRequest: anInvoiceRequest(),
    children: [{ id: 'anna', nickname: 'Anna', ...klass, tetto: null }],
    voucherCode: 'SCUOLA',
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    shippingCents: 501,
    cedolaCents: 14,
    cedolaState: 'accepted',
    extraCents: 19,
    stateVoucherCents: 20,
    totalCents: order.totalCents,
    refundedCents: 15,
    givenUpCents: 16,
    trackingToken: order.trackingToken,
    acceptedTexts: { terms: '2026-09-01', privacy: '2026-09-01' },
    searchText: 'neri bruno',
    createdAt: at,
    paidAt: at,
    payBefore: at,
    isGuest: true,
    moneyAwaitedUntil: new Date('2026-10-01T08:00:00Z'),
    arePiecesKept: true,
  };
}

const same = (one: object, other: object) => {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).flatMap(([column, value]) =>
    JSON.stringify(value) === JSON.stringify(values.get(column)) ? [column] : [],
  );
};

describe('what was changed of an order and its lines', () => {
  it('is written, whichever column it stands in', async () => {
    const read = (id: string) => schema().transaction((manager) => lockOrder(manager, id));
    const lines = [aBookLine(), aBookLine(), aProductLine()];
    const placed = await placedOrder(schema(), { lines });
    const locked = await read(placed.order.id);
    const before = snapshotOf(locked.lines);
    const [first, ...others] = locked.lines;
    if (first === undefined) throw new Error('An order has lines.');
    const [order, line] = [otherOrder(), otherLine()];
    expect([same(order, locked.order), same(line, first)]).toEqual([[], []]);
    Object.assign(locked.order, order);
    Object.assign(first, line);
    await saveChanges(schema().manager, locked, before);
    const after = await read(placed.order.id);
    expect(after.order).toEqual(locked.order);
    expect(after.lines).toEqual([...others, first]);
  });
});
