import { randomUUID } from 'node:crypto';
import type { Order } from '@zaino/contracts/orders';
import { aBookLine, anOrder, aProductLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { type DocumentCalls, documentCalls } from './testing/document-calls';

let service: TestService;
let calls: DocumentCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = documentCalls(service);
});
afterAll(() => service.stop());

describe('a receipt', () => {
  it('says what was bought, what it cost, when and how it was paid', async () => {
    const placed = await calls.paidOrder([
      aBookLine({ state: 'paid', quantity: 2, discountCents: 300 }),
      aProductLine({ state: 'reserved' }),
    ]);
    const { headers } = await calls.read(placed, 'ricevuta');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="ricevuta-${placed.order.number}.pdf"`,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    const text = await calls.textOf(placed, 'ricevuta');
    // By the calendar in Italy.
    expect(text).toContain(`Ordine ${placed.order.number} del 1 settembre 2026`);
    expect(text).toContain('Online, il 1 settembre 2026');
    expect(text).toContain('Matematica verde 1 ISBN 9788800000015 2 31,50 € Art. 74 63,00 €');
    expect(text).toContain('Quaderno a righe 1 2,50 € 22 % 2,50 €');
    expect(text).toContain('Sconto −3,00 €');
    expect(text).toContain('Totale pagato 67,50 €');
    expect(text).toContain('IVA assolta dall’editore ai sensi dell’art. 74');
  });

  it('says the cover price of a copy beside what it cost at the bookshop', async () => {
    const placed = await calls.paidOrder([
      aBookLine({ state: 'paid', quantity: 2, priceCents: 2_678, coverCents: 3_150 }),
      aProductLine({ state: 'reserved' }),
    ]);
    const text = await calls.textOf(placed, 'ricevuta');
    expect(text).toContain(
      'Matematica verde 1 ISBN 9788800000015 Prezzo di copertina 31,50 € l’uno 2 26,78 € Art. 74 53,56 €',
    );
    expect(text.match(/Prezzo di copertina/g)).toHaveLength(1);
  });

  it('tells what came back', async () => {
    const placed = await calls.paidOrder();
    await calls.aRefund(placed, { amountCents: 1_000, reason: 'Copertina rovinata' });
    await calls.aRefund(placed, { amountCents: 55, state: 'pending', doneAt: null });
    const text = await calls.textOf(placed, 'ricevuta');
    expect(text).toContain('Copertina rovinata 10,00 €');
    expect(text).not.toContain('0,55 €');
  });

  it('is the same for staff, of any order', async () => {
    const placed = await calls.paidOrder();
    const staff = await service.signIn({ role: 'admin' });
    const file = (id: string, name: string) => `/api/admin/orders/${id}/documents/${name}.pdf`;
    const { status, headers } = await staff.call({ path: file(placed.order.id, 'ricevuta') });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await staff.call({ path: file(placed.order.id, 'fattura') })).status).toBe(404);
    expect((await staff.call({ path: file(randomUUID(), 'ricevuta') })).status).toBe(404);
    const customer = await service.signIn({ uid: placed.order.customerId });
    expect((await customer.call({ path: file(placed.order.id, 'ricevuta') })).status).toBe(401);
  });

  it('is there once the order is paid, for its customer alone', async () => {
    const unpaid = await calls.place({});
    expect((await calls.read(unpaid, 'ricevuta')).status).toBe(404);
    const { order } = await calls.paidOrder();
    const path = `/api/orders/${order.id}/documents/ricevuta.pdf`;
    const { call } = await service.signIn();
    expect((await call({ path })).status).toBe(404);
    expect((await service.call({ path })).status).toBe(401);
    expect((await call({ path: path.replace('ricevuta.pdf', 'passwd') })).status).toBe(400);
  });
});

describe('an expense statement', () => {
  it('bears the school year of the lists, whenever the books were ordered', async () => {
    const [line] = anOrder({}).lines;
    if (line === undefined) throw new Error('An order has a line.');
    const of = (schoolYear: number) =>
      aBookLine({ state: 'delivered', details: { ...line.details, schoolYear } });
    const one = await calls.textOf(await calls.paidOrder([of(2025)]), 'dichiarazione-spese');
    expect(one).toContain('Anno scolastico 2025/2026');
    expect(one).toContain('Classe 1 A, 2025/2026');
    const two = await calls.textOf(
      await calls.paidOrder([of(2026), of(2025)]),
      'dichiarazione-spese',
    );
    expect(two).toContain('Anni scolastici 2025/2026 e 2026/2027');
  });

  it('has the books that were kept, with ISBN, school and class, and what was spent on them', async () => {
    const placed = await calls.paidOrder([
      aBookLine({ state: 'delivered', refundedCents: 150 }),
      aBookLine({ state: 'refunded', reference: '9788800000022' }),
      aBookLine({ state: 'delivered', reference: '9788800000039', withdrawnAt: new Date() }),
      aProductLine({ state: 'delivered' }),
    ]);
    const text = await calls.textOf(placed, 'dichiarazione-spese');
    expect(text).toContain('Anno scolastico 2026/2027');
    expect(text).toContain('Acquirente Anna Bianchi Codice fiscale DGSLCU80A41H501X');
    expect(text).toContain('ISBN 9788800000015 R. Tassinari, Rio Secco');
    expect(text).toContain('Istituto di prova Classe 1 A 1 30,00 €');
    expect(text).toContain('Totale speso per i libri 30,00 €');
    expect(text).toMatch(/Rilasciata il \d+ \p{L}+ \d{4} Da Zaino di prova/u);
    expect(text).not.toMatch(/9788800000022|9788800000039/);
    expect(text).not.toContain('Quaderno');
  });

  it('is not made where no book was kept', async () => {
    const supplies = await calls.paidOrder([aProductLine({ state: 'reserved' })]);
    const cancelled = await calls.paidOrder([aBookLine({ state: 'refunded' })]);
    for (const placed of [supplies, cancelled]) {
      expect((await calls.read(placed, 'dichiarazione-spese')).status).toBe(404);
    }
  });
});

describe('the receipt of a withdrawal', () => {
  it('has what was stated, with date and time, and what happens next', async () => {
    const withdrawnAt = new Date('2026-09-14T17:05:00Z');
    const placed = await calls.paidOrder([
      aBookLine({ state: 'delivered', withdrawnAt }),
      aProductLine({ state: 'cancelled' }),
    ]);
    expect((await calls.read(placed, 'ricevuta-recesso')).status).toBe(404);
    await service.dataSource.manager.insert(WithdrawalEntity, {
      id: randomUUID(),
      orderId: placed.order.id,
      name: 'Anna Bianchi',
      at: withdrawnAt,
      email: 'anna@example.com',
      lineIds: placed.lines.map(({ id }) => id),
    });
    const text = await calls.textOf(placed, 'ricevuta-recesso');
    expect(text).toContain('Ricevuto il 14 settembre 2026 alle ore 19:05');
    expect(text).toContain('Nome Anna Bianchi E-mail anna@example.com');
    expect(text).toContain(
      'Recedo dal contratto di vendita con Zaino di prova per questi articoli:',
    );
    expect(text).toContain('Matematica verde 1 ISBN 9788800000015 1');
    expect(text).toContain('non erano ancora partiti sono annullati');
    expect(text).toContain(
      'entro 14 giorni dalla data del recesso a: Zaino di prova, Via Esempio 1',
    );
  });
});

describe('the documents of an order', () => {
  it('are those that can be had', async () => {
    const placed = await calls.paidOrder();
    const [document] = await calls.fiscal().issueInvoices(placed.order.id);
    const { call } = await service.signIn({ uid: placed.order.customerId });
    const { body } = await call<Order>({ path: `/api/orders/${placed.order.id}` });
    expect(body.documents.map(({ title }) => title)).toEqual([
      'Ricevuta',
      `Fattura n. ${document?.number}/${document?.year}`,
      'Dichiarazione di spesa per i libri di testo',
    ]);
    for (const { path } of body.documents) expect((await call({ path })).status).toBe(200);
  });
});
