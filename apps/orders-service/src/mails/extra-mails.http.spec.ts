import { randomUUID } from 'node:crypto';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { aBookLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { OrderCommands } from '../transitions/order-commands';
import { orderMailCalls } from './testing/order-mail-calls';

let service: TestService;
let calls: ReturnType<typeof orderMailCalls>;
beforeAll(async () => {
  service = await startTestService();
  await service.startProcess('worker');
  calls = orderMailCalls(service);
});
afterAll(() => service.stop());

const bookshopId = randomUUID();
const due = {
  bookshopId,
  shippingMethod: 'pickup',
  shippingCents: 0,
  paymentMethod: 'shop',
  paymentState: 'due',
  totalCents: 3_400,
} as const;
const paid = { ...due, paymentState: 'paid', paidAt: new Date() } as const;

/** A book of 31.50 € with its covering of 2.50 €. */
const place = (order: typeof due | typeof paid, values: Partial<OrderLineEntity> = {}) =>
  calls.place({
    order: { ...order, state: 'reserved' },
    lines: [
      aBookLine({
        state: 'reserved',
        sellerId: bookshopId,
        extra: 'covering',
        extraState: 'wanted',
        extraCents: 250,
        ...values,
      }),
    ],
  });

const drop = ({ order }: Awaited<ReturnType<typeof place>>) =>
  service.app.get(OrderCommands, { strict: false }).run({
    orderId: order.id,
    command: 'drop-extra',
    actor: { who: 'bookshop', id: 'marta', name: 'Marta' },
  });

describe('mails about what a bookshop does to books', () => {
  it('tell its price with the order, beside what the book costs', async () => {
    const placed = await place(due);
    await calls.tellPlaced(placed);
    const words = await calls.wordsTo(placed);
    expect(words).toContain('Copertinatura 2,50 €');
    expect(words).toContain('Servizi della libreria');
    expect(words).toContain('34,00 €');
  });

  it('say that the bookshop cannot do it, and what is to be paid then', async () => {
    const placed = await place(due);
    await drop(placed);
    const words = await calls.wordsTo(placed);
    expect(words).toContain(
      'la libreria non può fare quello che avevi chiesto per questo libro (copertinatura)',
    );
    expect(words).toContain('Al ritiro si pagano in tutto 31,50 €.');
  });

  it('say what comes back for it where it was paid', async () => {
    const placed = await place(paid);
    await drop(placed);
    expect(await calls.wordsTo(placed)).toContain('Ti rimborsiamo 2,50 €.');
  });

  it('say that it stays paid where the family wants the book no more', async () => {
    const placed = await place(paid, { extraState: 'done' });
    await calls.run(placed, 'cancel', { heldBackCents: 0 });
    expect(await calls.wordsTo(placed)).toContain(
      'Quello che la libreria aveva già fatto ai libri (come la copertinatura) resta pagato.',
    );
  });
});
