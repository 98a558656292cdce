import { randomUUID } from 'node:crypto';
import type { Order } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import { RefundEntity } from '../payments/refund.entity';
import { anInvoiceRequest } from '../testing/an-invoice-request';
import { pdfText } from '../testing/pdf-text';
import {
  aBookLine,
  anOrder,
  aProductLine,
  type OrderWithLines,
  placedOrder,
} from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { FiscalDocumentEntity } from './fiscal-document.entity';
import { FiscalDocuments } from './fiscal-documents';

const paidAt = new Date('2026-09-01T10:00:00Z');
const invoiceRequest = anInvoiceRequest({
  name: 'Łucia D’Agostino',
  taxCode: 'DGSLCU80A41H501X',
  address: 'Via Po 2',
  pec: 'lucia@pec.example',
});
const paid = {
  state: 'paid' as const,
  paymentState: 'paid' as const,
  paidAt,
  invoiceRequest,
  createdAt: new Date('2026-08-31T22:30:00Z'),
};

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const place = (options: Parameters<typeof placedOrder>[1]) =>
  placedOrder(service.dataSource, options);
const paidOrder = (lines = [aBookLine({ state: 'paid' })], order = {}) =>
  place({ lines, order: { ...paid, ...order } });
const fiscal = () => service.app.get(FiscalDocuments, { strict: false });

const read = async ({ order }: OrderWithLines, file: string) => {
  const { call } = await service.signIn({ uid: order.customerId });
  return call<Buffer>({ path: `/api/orders/${order.id}/documents/${file}.pdf` });
};
const textOf = async (placed: OrderWithLines, file: string) => {
  const { status, body } = await read(placed, file);
  expect(status).toBe(200);
  return pdfText(body).join('\n');
};
const aRefund = async ({ order }: OrderWithLines, values: Partial<RefundEntity>) => {
  const refund = {
    id: randomUUID(),
    orderId: order.id,
    paymentId: null,
    state: 'done' as const,
    reason: 'Reso',
    providerId: null,
    createdAt: paidAt,
    doneAt: paidAt,
    amountCents: 0,
    lineCents: {},
    ...values,
  };
  await service.dataSource.manager.insert(RefundEntity, refund);
  return refund;
};

describe('a receipt', () => {
  it('says what was bought, what it cost, when and how it was paid', async () => {
    const placed = await paidOrder([
      aBookLine({ state: 'paid', quantity: 2, discountCents: 300 }),
      aProductLine({ state: 'reserved' }),
    ]);
    const { headers } = await read(placed, 'ricevuta');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="ricevuta-${placed.order.number}.pdf"`,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    const text = await textOf(placed, 'ricevuta');
    // By the calendar in Italy.
    expect(text).toContain(`Ordine ${placed.order.number} del 1 settembre 2026`);
    expect(text).toContain('Con carta, il 1 settembre 2026');
    expect(text).toContain('Matematica verde 1 ISBN 9788800000015 2 31,50 € Art. 74 63,00 €');
    expect(text).toContain('Quaderno a righe 1 2,50 € 22 % 2,50 €');
    expect(text).toContain('Sconto −3,00 €');
    expect(text).toContain('Totale pagato 67,50 €');
    expect(text).toContain('IVA assolta dall’editore ai sensi dell’art. 74');
  });

  it('says the cover price of a copy beside what it cost at the bookshop', async () => {
    const placed = await paidOrder([
      aBookLine({ state: 'paid', quantity: 2, priceCents: 2_678, coverCents: 3_150 }),
      aProductLine({ state: 'reserved' }),
    ]);
    const text = await textOf(placed, 'ricevuta');
    expect(text).toContain(
      'Matematica verde 1 ISBN 9788800000015 Prezzo di copertina 31,50 € l’uno 2 26,78 € Art. 74 53,56 €',
    );
    expect(text.match(/Prezzo di copertina/g)).toHaveLength(1);
  });

  it('tells what came back', async () => {
    const placed = await paidOrder();
    await aRefund(placed, { amountCents: 1_000, reason: 'Copertina rovinata' });
    await aRefund(placed, { amountCents: 55, state: 'pending', doneAt: null });
    const text = await textOf(placed, 'ricevuta');
    expect(text).toContain('Copertina rovinata 10,00 €');
    expect(text).not.toContain('0,55 €');
  });

  it('is there once the order is paid, for its customer alone', async () => {
    const unpaid = await place({});
    expect((await read(unpaid, 'ricevuta')).status).toBe(404);
    const { order } = await paidOrder();
    const path = `/api/orders/${order.id}/documents/ricevuta.pdf`;
    const { call } = await service.signIn();
    expect((await call({ path })).status).toBe(404);
    expect((await service.call({ path })).status).toBe(401);
    expect((await call({ path: path.replace('ricevuta.pdf', 'passwd') })).status).toBe(400);
  });
});

describe('an invoice', () => {
  it('has the buyer, each kind of VAT, and the number of its year', async () => {
    const placed = await paidOrder([
      aBookLine({ state: 'paid' }),
      aProductLine({ state: 'reserved', priceCents: 1_220 }),
    ]);
    const [document] = await fiscal().issueInvoices(placed.order.id);
    const text = await textOf(placed, 'fattura');
    expect(text).toContain(`Fattura n. ${document?.number}/${document?.year}`);
    expect(text).toContain('Łucia D’Agostino Via Po 2 26100 Cremona (Cremona)');
    expect(text).toContain('Codice fiscale DGSLCU80A41H501X');
    expect(text).toContain('PEC lucia@pec.example');
    expect(text).toContain('Matematica verde 1 (ISBN 9788800000015) 1 Art. 74 31,50 €');
    expect(text).toContain('Totale fattura 48,70 €');
    // 12,20 € of supplies and their part of the shipping costs, 1,40 €.
    expect(text).toContain('Aliquota 22 % 11,15 € 2,45 €');
    expect(text).toContain('Art. 74 35,10 € –');
  });

  it('is issued once, only where it was asked for and the order is paid', async () => {
    const placed = await paidOrder();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 10 }, () => fiscal().issueInvoices(placed.order.id)),
    );
    expect(first).toHaveLength(1);
    expect(new Set(others.map((documents) => documents[0]?.id))).toEqual(new Set([first?.[0]?.id]));
    const unasked = await paidOrder(undefined, { invoiceRequest: null });
    const unpaid = await place({ order: { invoiceRequest } });
    for (const { order } of [unasked, unpaid]) {
      expect(await fiscal().issueInvoices(order.id)).toEqual([]);
    }
    expect((await read(unasked, 'fattura')).status).toBe(404);
  });

  it('stays as it was issued', async () => {
    const placed = await paidOrder();
    await fiscal().issueInvoices(placed.order.id);
    const before = await textOf(placed, 'fattura');
    const sql = 'UPDATE customer_order SET invoice_request = NULL, shipping_cents = 1 WHERE id = ?';
    await service.dataSource.query(sql, [placed.order.id]);
    expect(await textOf(placed, 'fattura')).toBe(before);
  });

  it('is followed by the credit notes of refunds, each once', async () => {
    const placed = await paidOrder();
    const [line] = placed.lines;
    const refund = await aRefund(placed, {
      amountCents: 3_650,
      lineCents: { [line?.id ?? '']: 3_150 },
    });
    const [credit] = await fiscal().issueCredits(refund.id);
    const [again] = await fiscal().issueCredits(refund.id);
    expect(again?.id).toBe(credit?.id);
    const [invoice, note] = pdfText((await read(placed, 'fattura')).body);
    expect(invoice).toContain('Totale fattura 36,50 €');
    expect(note).toContain(`Nota di credito n. ${credit?.number}/`);
    expect(note).toContain('A storno di Fattura n.');
    expect(note).toContain('Spese di spedizione 1 Art. 74 5,00 €');
    expect(note).toContain('Totale a credito 36,50 €');
  });

  it('has no credit note for money that is not back yet', async () => {
    const placed = await paidOrder();
    const refund = await aRefund(placed, { amountCents: 100, state: 'pending', doneAt: null });
    expect(await fiscal().issueCredits(refund.id)).toEqual([]);
  });

  it('is numbered without a gap, by several processes, though some of it fails', async () => {
    const copy = await service.startProcess('main');
    const makers = [fiscal(), copy.app.get(FiscalDocuments, { strict: false })];
    const orders = await Promise.all(Array.from({ length: 24 }, () => paidOrder()));
    const unasked = await paidOrder(undefined, { invoiceRequest: null });
    await Promise.all(
      [...orders, unasked].map(({ order }, n) =>
        (makers[n % 2] ?? fiscal()).issueInvoices(order.id),
      ),
    );
    // As if a process had died before its commit.
    await service.dataSource
      .transaction(async (manager) => {
        await manager.query('UPDATE fiscal_counter SET last = last + 1');
        throw new Error('The process died.');
      })
      .catch(() => undefined);
    await fiscal().issueInvoices((await paidOrder()).order.id);
    const documents = await service.dataSource.manager.find(FiscalDocumentEntity, {
      order: { number: 'ASC' },
    });
    expect(documents.map(({ number }) => number)).toEqual(documents.map((_, n) => n + 1));
    expect(documents.length).toBeGreaterThan(25);
  });

  it('begins with 1 in a new year, by the calendar in Italy', async () => {
    const lastEvening = Date.parse('2027-12-31T22:59:00Z') - service.now();
    service.advance(lastEvening);
    const [old] = await fiscal().issueInvoices((await paidOrder()).order.id);
    service.advance(2 * MINUTE_MS);
    const [young] = await fiscal().issueInvoices((await paidOrder()).order.id);
    service.advance(-lastEvening - 2 * MINUTE_MS);
    expect([old?.year, young?.year, young?.number]).toEqual([2027, 2028, 1]);
  });
});

describe('an expense statement', () => {
  it('bears the school year of the lists, whenever the books were ordered', async () => {
    const [line] = anOrder({}).lines;
    if (line === undefined) throw new Error('An order has a line.');
    const of = (schoolYear: number) =>
      aBookLine({ state: 'delivered', details: { ...line.details, schoolYear } });
    const one = await textOf(await paidOrder([of(2025)]), 'dichiarazione-spese');
    expect(one).toContain('Anno scolastico 2025/2026');
    expect(one).toContain('Classe 1 A, 2025/2026');
    const two = await textOf(await paidOrder([of(2026), of(2025)]), 'dichiarazione-spese');
    expect(two).toContain('Anni scolastici 2025/2026 e 2026/2027');
  });

  it('has the books that were kept, with ISBN, school and class, and what was spent on them', async () => {
    const placed = await paidOrder([
      aBookLine({ state: 'delivered', refundedCents: 150 }),
      aBookLine({ state: 'refunded', reference: '9788800000022' }),
      aBookLine({ state: 'delivered', reference: '9788800000039', withdrawnAt: new Date() }),
      aProductLine({ state: 'delivered' }),
    ]);
    const text = await textOf(placed, 'dichiarazione-spese');
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
    const supplies = await paidOrder([aProductLine({ state: 'reserved' })]);
    const cancelled = await paidOrder([aBookLine({ state: 'refunded' })]);
    for (const placed of [supplies, cancelled]) {
      expect((await read(placed, 'dichiarazione-spese')).status).toBe(404);
    }
  });
});

describe('the receipt of a withdrawal', () => {
  it('has what was stated, with date and time, and what happens next', async () => {
    const withdrawnAt = new Date('2026-09-14T17:05:00Z');
    const placed = await paidOrder([
      aBookLine({ state: 'delivered', withdrawnAt }),
      aProductLine({ state: 'cancelled' }),
    ]);
    expect((await read(placed, 'ricevuta-recesso')).status).toBe(404);
    await service.dataSource.manager.insert(WithdrawalEntity, {
      id: randomUUID(),
      orderId: placed.order.id,
      name: 'Anna Bianchi',
      at: withdrawnAt,
      email: 'anna@example.com',
      lineIds: placed.lines.map(({ id }) => id),
    });
    const text = await textOf(placed, 'ricevuta-recesso');
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
    const placed = await paidOrder();
    const [document] = await fiscal().issueInvoices(placed.order.id);
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
