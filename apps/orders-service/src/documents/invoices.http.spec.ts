import { MINUTE_MS } from '@zaino/rules/durations';
import { pdfText } from '../testing/pdf-text';
import { aBookLine, aProductLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { FiscalDocumentEntity } from './fiscal-document.entity';
import { FiscalDocuments } from './fiscal-documents';
import { invoiceRequest, type DocumentCalls, documentCalls } from './testing/document-calls';

let service: TestService;
let calls: DocumentCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = documentCalls(service);
});
afterAll(() => service.stop());

describe('an invoice', () => {
  it('has the buyer, each kind of VAT, and the number of its year', async () => {
    const placed = await calls.paidOrder([
      aBookLine({ state: 'paid' }),
      aProductLine({ state: 'reserved', priceCents: 1_220 }),
    ]);
    const [document] = await calls.fiscal().issueInvoices(placed.order.id);
    const text = await calls.textOf(placed, 'fattura');
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
    const placed = await calls.paidOrder();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 10 }, () => calls.fiscal().issueInvoices(placed.order.id)),
    );
    expect(first).toHaveLength(1);
    expect(new Set(others.map((documents) => documents[0]?.id))).toEqual(new Set([first?.[0]?.id]));
    const unasked = await calls.paidOrder(undefined, { invoiceRequest: null });
    const unpaid = await calls.place({ order: { invoiceRequest } });
    for (const { order } of [unasked, unpaid]) {
      expect(await calls.fiscal().issueInvoices(order.id)).toEqual([]);
    }
    expect((await calls.read(unasked, 'fattura')).status).toBe(404);
  });

  it('stays as it was issued', async () => {
    const placed = await calls.paidOrder();
    await calls.fiscal().issueInvoices(placed.order.id);
    const before = await calls.textOf(placed, 'fattura');
    const sql = 'UPDATE customer_order SET invoice_request = NULL, shipping_cents = 1 WHERE id = ?';
    await service.dataSource.query(sql, [placed.order.id]);
    expect(await calls.textOf(placed, 'fattura')).toBe(before);
  });

  it('is followed by the credit notes of refunds, each once', async () => {
    const placed = await calls.paidOrder();
    const [line] = placed.lines;
    const refund = await calls.aRefund(placed, {
      amountCents: 3_650,
      lineCents: { [line?.id ?? '']: 3_150 },
    });
    const [credit] = await calls.fiscal().issueCredits(refund.id);
    const [again] = await calls.fiscal().issueCredits(refund.id);
    expect(again?.id).toBe(credit?.id);
    const [invoice, note] = pdfText((await calls.read(placed, 'fattura')).body);
    expect(invoice).toContain('Totale fattura 36,50 €');
    expect(note).toContain(`Nota di credito n. ${credit?.number}/`);
    expect(note).toContain('A storno di Fattura n.');
    expect(note).toContain('Spese di spedizione 1 Art. 74 5,00 €');
    expect(note).toContain('Totale a credito 36,50 €');
  });

  it('has no credit note for money that is not back yet', async () => {
    const placed = await calls.paidOrder();
    const refund = await calls.aRefund(placed, {
      amountCents: 100,
      state: 'pending',
      doneAt: null,
    });
    expect(await calls.fiscal().issueCredits(refund.id)).toEqual([]);
  });

  it('is numbered without a gap, by several processes, though some of it fails', async () => {
    const copy = await service.startProcess('main');
    const makers = [calls.fiscal(), copy.app.get(FiscalDocuments, { strict: false })];
    const orders = await Promise.all(Array.from({ length: 24 }, () => calls.paidOrder()));
    const unasked = await calls.paidOrder(undefined, { invoiceRequest: null });
    await Promise.all(
      [...orders, unasked].map(({ order }, n) =>
        (makers[n % 2] ?? calls.fiscal()).issueInvoices(order.id),
      ),
    );
    // As if a process had died before its commit.
    await service.dataSource
      .transaction(async (manager) => {
        await manager.query('UPDATE fiscal_counter SET last = last + 1');
        throw new Error('The process died.');
      })
      .catch(() => undefined);
    await calls.fiscal().issueInvoices((await calls.paidOrder()).order.id);
    const documents = await service.dataSource.manager.find(FiscalDocumentEntity, {
      order: { number: 'ASC' },
    });
    expect(documents.map(({ number }) => number)).toEqual(documents.map((_, n) => n + 1));
    expect(documents.length).toBeGreaterThan(25);
  });

  it('begins with 1 in a new year, by the calendar in Italy', async () => {
    const lastEvening = Date.parse('2027-12-31T22:59:00Z') - service.now();
    service.advance(lastEvening);
    const [old] = await calls.fiscal().issueInvoices((await calls.paidOrder()).order.id);
    service.advance(2 * MINUTE_MS);
    const [young] = await calls.fiscal().issueInvoices((await calls.paidOrder()).order.id);
    service.advance(-lastEvening - 2 * MINUTE_MS);
    expect([old?.year, young?.year, young?.number]).toEqual([2027, 2028, 1]);
  });
});
