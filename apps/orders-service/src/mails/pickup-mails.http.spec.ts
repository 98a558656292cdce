import { randomUUID } from 'node:crypto';
import { endOfItalianDay } from '@zaino/rules/italian-day';
import { longDay } from '../documents/long-day';
import { aBookLine, aProductLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { OrderCommands } from '../transitions/order-commands';
import { orderMailCalls, paid, staff } from './testing/order-mail-calls';

const pickupPoint = {
  id: randomUUID(),
  name: 'Libreria del Corso',
  address: 'Corso Garibaldi 7',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
  phone: '0372 123456',
  notes: 'Suona il campanello',
};
const pickup = { shippingMethod: 'pickup', pickupPoint } as const;
const paidAtPickup = { ...pickup, paymentMethod: 'shop', paymentState: 'due' } as const;

let service: TestService;
let calls: ReturnType<typeof orderMailCalls>;
beforeAll(async () => {
  service = await startTestService();
  await service.startProcess('worker');
  calls = orderMailCalls(service);
});
afterAll(() => service.stop());

describe('mails about an order for pick-up', () => {
  it('say until which day an order is kept that is paid in the shop, and that it is over', async () => {
    const payBefore = endOfItalianDay(new Date(service.now()), 20);
    const order = { ...paidAtPickup, payBefore };
    const placed = await calls.place({ order, lines: [aProductLine({ state: 'reserved' })] });
    await calls.tellPlaced(placed);
    expect(await calls.wordsTo(placed)).toContain(
      `Lo teniamo da parte fino al ${longDay(payBefore)}: poi l’ordine si annulla da solo.`,
    );
    const ready = await calls.place({ order, lines: [aProductLine({ state: 'reserved' })] });
    await calls.run(ready, 'mark-ready');
    expect(await calls.wordsTo(ready)).toContain(`Ti aspettiamo fino al ${longDay(payBefore)}.`);
    const lapsed = await calls.place({ order, lines: [aProductLine({ state: 'reserved' })] });
    await calls.run(lapsed, 'cancel', { cause: 'uncollected' });
    expect(await calls.wordsTo(lapsed)).toContain(
      'è passato il giorno fino al quale tenevamo da parte questo articolo',
    );
  });

  it('say where and when an order can be picked up, and what is to be paid', async () => {
    const closed: [] = [];
    const morning = [{ from: '09:00', to: '12:30' }];
    service.bookshops.add({
      id: pickupPoint.id,
      openingHours: [closed, morning, morning, morning, morning, morning, closed],
    });
    const placed = await calls.place({
      order: {
        ...paidAtPickup,
        deliveries: 'several',
        address: null,
        bookshopId: pickupPoint.id,
        shippingCents: 0,
      },
      lines: [aBookLine({ state: 'reserved' }), aBookLine({ state: 'waiting' })],
    });
    const [first] = placed.lines;
    await service.app.get(OrderCommands, { strict: false }).run({
      orderId: placed.order.id,
      command: 'mark-ready',
      actor: staff,
      lineIds: [first?.id ?? ''],
    });
    const text = await calls.wordsTo(placed);
    expect(text).toContain('Libreria del Corso\n  Corso Garibaldi 7, Cremona');
    expect(text).toContain('Orari\n  mar–sab 9:00–12:30');
    expect(text).toContain('Da sapere\n  Suona il campanello');
    expect(text).toContain('Si paga al ritiro: in tutto 63,00 €.');
    expect(text).toContain('Il resto del tuo ordine non è ancora arrivato');
  });

  it('say of what was fetched that it was, and not that it was delivered', async () => {
    const placed = await calls.place({
      order: { ...paid, ...pickup },
      lines: [aBookLine({ state: 'ready' })],
    });
    await calls.run(placed, 'deliver');
    const mail = await service.mailbox.mailTo(placed.email);
    expect(mail.subject).toBe(`Ritirato: ordine ${placed.order.number}`);
    expect(mail.text).toContain('ISBN 9788800000015 · Ritirato');
    expect(mail.text).not.toContain('Consegnato');
  });
});
