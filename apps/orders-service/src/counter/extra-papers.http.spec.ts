import type { Arrival, Order, ScanOutcome } from '@zaino/contracts/orders';
import { anIsbn, ArrivalsDesk } from '../arrivals/testing/arrivals-desk';
import { FiscalDocuments } from '../documents/fiscal-documents';
import { anInvoiceRequest } from '../testing/an-invoice-request';
import { pdfText } from '../testing/pdf-text';
import { aBookLine, aProductLine, type OrderWithLines } from '../testing/placed-order';
import { startTestService, type TestProcess, type TestService } from '../testing/test-service';
import { cash, idsOf } from './testing/counter-world';
import { due, extrasCounter, paid } from './testing/extras-counter';

let service: TestService;
let worker: TestProcess;
let at: Awaited<ReturnType<typeof extrasCounter>>;
beforeAll(async () => {
  service = await startTestService();
  worker = await service.startProcess('worker');
  at = await extrasCounter(service);
});
afterEach(async () => {
  expect(await at.findings()).toEqual([]);
});
afterAll(() => service.stop());

describe('papers', () => {
  const documentOf = async ({ order }: OrderWithLines, kind: string) => {
    const customer = await service.signIn({ uid: order.customerId });
    const { body } = await customer.call<Buffer>({
      path: `/api/orders/${order.id}/documents/${kind}.pdf`,
    });
    return pdfText(body).join(' ');
  };

  it('of what was paid at the counter name it by itself, as a service at 22 %', async () => {
    const placed = await at.place(due, [
      at.covered(),
      aProductLine({ state: 'reserved', priceCents: 1_220, sellerId: null }),
    ]);
    await at.handOver(placed.order.id, { version: 1, lineIds: idsOf(placed.lines), ...cash });
    const text = pdfText((await at.summary(placed.order.id)).body).join(' ');
    expect(text).toContain('Copertinatura Matematica verde 1 Servizio 1 2,50 €');
    expect(text).toContain('Servizio 22 % 2,05 € 0,45 € 2,50 €');
    expect(text).toContain('Cancelleria 22 % 10,00 € 2,20 € 12,20 €');
    expect(text).toContain('Totale pagato 46,20 €');
  });

  it('of the family have a row for it, and the statement for a Comune leaves it out', async () => {
    const placed = await at.place(paid, [at.covered()]);
    const receipt = await documentOf(placed, 'ricevuta');
    expect(receipt).toContain('Copertinatura Matematica verde 1 1 2,50 € 22 % 2,50 €');
    expect(receipt).toContain('34,00 €');
    expect(receipt).not.toContain('Sconto');
    const statement = await documentOf(placed, 'dichiarazione-spese');
    expect(statement).toContain('Totale speso per i libri 31,50 €');
  });

  it('that are fiscal tax it as a service, and a credit note credits it so', async () => {
    const placed = await at.place({ ...paid, invoiceRequest: anInvoiceRequest() }, [
      at.toCover(),
      aProductLine({ state: 'reserved', priceCents: 1_220, sellerId: null }),
    ]);
    const fiscal = worker.app.get(FiscalDocuments, { strict: false });
    const [invoice] = await fiscal.issueInvoices(placed.order.id);
    const rows = ({ content }: NonNullable<typeof invoice>) =>
      content.lines.map(({ description, totalCents, vat }) => [description, totalCents, vat]);
    expect(invoice && rows(invoice)).toEqual([
      ['Matematica verde 1 (ISBN 9788800000015)', 3_150, 'libro'],
      ['Copertinatura: Matematica verde 1', 250, 'servizio'],
      ['Quaderno a righe', 1_220, 'ordinaria'],
    ]);
    // One row for the rate: both are of it.
    expect(await documentOf(placed, 'fattura')).toContain('Aliquota 22 % 12,05 € 2,65 €');
    const { body } = await at.command(placed.order.id, {
      version: 1,
      command: { command: 'drop-extra', lineIds: [placed.lines[0]?.id] },
    });
    const [credit] = await fiscal.issueCredits(body.refunds[0]?.id ?? '');
    expect(credit && rows(credit)).toEqual([
      ['Copertinatura: Matematica verde 1', 250, 'servizio'],
    ]);
  });

  it('say that it is to be done on what is printed for the desk', async () => {
    const placed = await at.place({ ...due, state: 'received' }, [
      at.toCover({ state: 'received', quantity: 2, extraCents: 500 }),
    ]);
    const print = async (name: string, more = '') => {
      const { number } = placed.order;
      const path = `/api/desk/prints/${name}.pdf?orders=${number}${more}`;
      return pdfText((await at.owner.call<Buffer>({ path })).body).join(' ');
    };
    expect(await print('labels', '&paper=roll-62')).toContain('2 da coprire');
    expect(await print('pick-list')).toContain(', copertinatura');
    expect(await print('order-sheets')).toContain('Copertinatura: da fare');
  });
});

describe('a scan', () => {
  const scanned = async (orderValues: object = {}) => {
    const desk = await ArrivalsDesk.open(service);
    const isbn = anIsbn();
    const { order } = await desk.place(
      [{ reference: isbn, extra: 'covering', extraState: 'wanted', extraCents: 250 }],
      orderValues,
    );
    const { arrivals }: ScanOutcome = await desk.scan(isbn);
    return { desk, order, arrival: arrivals[0] satisfies Arrival | undefined };
  };

  it('says what is to be done to the book, and tells nobody that the order is ready', async () => {
    const { arrival, order, desk } = await scanned();
    expect(arrival?.order).toMatchObject({ id: order.id, extra: 'covering', standing: 'complete' });
    const { body } = await desk.owner.call<Order>({ path: `/api/desk/orders/${order.id}` });
    expect(body.lines.map(({ state }) => state)).toEqual(['reserved']);
  });
});

describe('the figures of a bookshop', () => {
  it('tell it beside what books were sold for', async () => {
    const desk = await extrasCounter(service);
    const createdAt = new Date('2026-09-02T08:00:00Z');
    await desk.place({ ...paid, createdAt }, [desk.covered(), aBookLine({ state: 'reserved' })]);
    const { order, lines } = await desk.place({ ...paid, createdAt }, [desk.toCover()]);
    const command = { command: 'drop-extra', lineIds: idsOf(lines) };
    expect((await desk.command(order.id, { version: 1, command })).status).toBe(200);
    const { body } = await service.serviceCall<{ totals: object }>({
      path: `/internal/bookshops/${desk.bookshopId}/figures?from=2026-09-01&to=2026-09-30`,
    });
    expect(body.totals).toMatchObject({
      gross: 94.5,
      turnover: 94.5,
      extras: { pieces: 1, turnover: 2.5 },
    });
  });
});
