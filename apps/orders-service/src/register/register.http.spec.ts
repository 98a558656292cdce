import { randomUUID } from 'node:crypto';
import type { SalesRegister } from '@zaino/contracts/orders';
import { toCents } from '@zaino/rules/money';
import { invoiceLines } from '../documents/fiscal-lines';
import { documentCalls, type DocumentCalls } from '../documents/testing/document-calls';
import { vatSummary } from '../documents/vat-summary';
import { bySeller } from '../orders/by-seller';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import type { Seller } from '../orders/seller';
import { aPayment } from '../testing/a-payment';
import { anInvoiceRequest } from '../testing/an-invoice-request';
import { pdfText } from '../testing/pdf-text';
import { aBookLine, aProductLine, type OrderWithLines, placedOrder } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let staff: SignedInCaller;
let documents: DocumentCalls;
beforeAll(async () => {
  service = await startTestService();
  staff = await service.signIn({ role: 'admin' });
  documents = documentCalls(service);
});
afterAll(() => service.stop());

const seller = (id: string | null, name: string): Seller => ({
  id,
  name,
  address: '',
  vatNumber: '',
  email: '',
  phone: '',
  returnsAddress: '',
});
const shop = seller(null, 'Zaino di prova');

/** Each test has months of its own: the register is of the whole shop. */
const place = (
  at: string,
  lines: Partial<OrderLineEntity>[],
  order: Partial<OrderEntity> = {},
): Promise<OrderWithLines> =>
  placedOrder(service.dataSource, {
    lines,
    order: { state: 'paid', paymentState: 'paid', paidAt: new Date(at), ...order },
  });

const refund = (placed: OrderWithLines, at: string, cents: number[], more = {}) =>
  documents.aRefund(placed, {
    amountCents: cents.reduce((sum, part) => sum + part, 0),
    lineCents: Object.fromEntries(cents.map((part, n) => [placed.lines[n]?.id ?? '', part])),
    createdAt: new Date(at),
    doneAt: new Date(at),
    ...more,
  });

const pathOf = (month: string, { file = '', of = '' } = {}) =>
  `/api/admin/compliance/register${file}?month=${month}${of === '' ? '' : `&seller=${of}`}`;

async function register(month: string, of = ''): Promise<SalesRegister> {
  const { status, body } = await staff.call<SalesRegister>({ path: pathOf(month, { of }) });
  expect(status).toBe(200);
  return body;
}

const nothing = { sold: 0, refunded: 0, takings: 0, taxable: 0, tax: 0, invoiced: 0 };

/**
 * 31,50 € of books and 12,20 € of supplies with 5 € of shipping, half an hour after midnight in Italy; the supplies came
 * back a day later. 500 × 3150 / 4370 = 360,4 of the shipping go with the book, 139,6 with the supplies.
 */
async function september(): Promise<void> {
  const placed = await place('2026-09-13T22:30:00Z', [
    aBookLine(),
    aProductLine({ priceCents: 1_220, state: 'refunded', refundedCents: 1_220 }),
  ]);
  await refund(placed, '2026-09-15T10:00:00Z', [0, 1_220]);
  await place('2026-09-14T08:00:00Z', [aBookLine({ priceCents: 2_000 })], {
    invoiceRequest: anInvoiceRequest(),
  });
}

describe('the register of takings', () => {
  it('has each day and kind, as counted by hand', async () => {
    await september();
    const { rows, totals, seller: of, sellers } = await register('2026-09');
    expect(of).toEqual({ id: null, name: 'Zaino di prova' });
    expect(rows).toEqual([
      {
        ...nothing,
        day: '2026-09-14',
        kind: 'libro',
        sold: 35.1,
        takings: 35.1,
        taxable: 35.1,
        invoiced: 25,
      },
      {
        ...nothing,
        day: '2026-09-14',
        kind: 'ordinaria',
        sold: 13.6,
        takings: 13.6,
        taxable: 11.15,
        tax: 2.45,
      },
      {
        ...nothing,
        day: '2026-09-15',
        kind: 'ordinaria',
        refunded: -12.2,
        takings: -12.2,
        taxable: -10,
        tax: -2.2,
      },
    ]);
    expect(totals).toEqual([
      { ...nothing, kind: 'libro', sold: 35.1, takings: 35.1, taxable: 35.1, invoiced: 25 },
      {
        kind: 'ordinaria',
        sold: 13.6,
        refunded: -12.2,
        takings: 1.4,
        taxable: 1.15,
        tax: 0.25,
        invoiced: 0,
      },
    ]);
    expect(sellers).toEqual([{ id: null, name: 'Zaino di prova', takings: 36.5, invoiced: 25 }]);
  });

  it('is a file for spreadsheets and a document as well', async () => {
    await place('2025-09-14T08:00:00Z', [aBookLine({ priceCents: 9_000 })]);
    const file = await staff.call<string>({ path: pathOf('2025-09', { file: '.csv' }) });
    expect(file.headers.get('content-type')).toContain('text/csv');
    const lines = file.body.split('\r\n');
    expect(lines[0]).toContain('Registro dei corrispettivi;settembre 2025;Zaino di prova');
    expect(lines[2]).toBe('14/09/2025;Libri nuovi (art. 74);90,00;0,00;90,00;90,00;0,00;0,00');
    expect(lines[3]).toMatch(/^Totale del mese;Libri nuovi \(art\. 74\);90,00;/);
    const print = await staff.call<Buffer>({ path: pathOf('2025-09', { file: '.pdf' }) });
    expect(print.headers.get('content-type')).toBe('application/pdf');
    const text = pdfText(print.body).join(' ');
    expect(text).toContain('Registro dei corrispettivi settembre 2025, importi in euro');
    expect(text).toContain('14/09/2025 Libri nuovi (art. 74) 90,00 0,00 90,00 90,00 0,00');
    const empty = await staff.call<Buffer>({ path: pathOf('2001-02', { file: '.pdf' }) });
    expect(pdfText(empty.body).join(' ')).toContain('nessun incasso e nessun rimborso');
  });

  it('tells each seller apart, and shipping with the shop', async () => {
    const bookshopId = randomUUID();
    const order = { bookshopId, sellers: [seller(bookshopId, 'Libreria del Corso'), shop] };
    const placed = await place(
      '2026-03-02T08:00:00Z',
      [
        aBookLine({ soldBy: bookshopId, priceCents: 2_000 }),
        aBookLine({ soldBy: bookshopId, extra: 'covering', extraCents: 250, priceCents: 1_000 }),
        aProductLine({ priceCents: 1_220 }),
      ],
      order,
    );
    await refund(placed, '2026-03-31T21:59:00Z', [500, 0, 220]);
    const own = await register('2026-03');
    expect(own.totals).toMatchObject([{ kind: 'ordinaria', sold: 17.2, refunded: -2.2 }]);
    expect(own.sellers).toEqual([
      { id: null, name: 'Zaino di prova', takings: 15, invoiced: 0 },
      { id: bookshopId, name: 'Libreria del Corso', takings: 27.5, invoiced: 0 },
    ]);
    const theirs = await register('2026-03', bookshopId);
    expect(theirs.seller).toEqual({ id: bookshopId, name: 'Libreria del Corso' });
    expect(theirs.totals).toMatchObject([
      { kind: 'libro', sold: 30, refunded: -5, takings: 25, tax: 0 },
      { kind: 'ordinaria', sold: 2.5, takings: 2.5, taxable: 2.05, tax: 0.45 },
    ]);
    // 23.59 in Italy: the month's last minute.
    expect(theirs.rows.at(-1)).toMatchObject({ day: '2026-03-31', refunded: -5 });
  });

  it('has nothing that was not paid, nor what Comuni pay, nor a payment that came twice', async () => {
    await place('2026-04-02T08:00:00Z', [aBookLine()], { paymentState: 'none', paidAt: null });
    const cedola = { cedolaId: randomUUID(), cedolaState: 'accepted' as const, cedolaCents: 3_150 };
    const inShop = { paymentMethod: 'shop' as const, shippingCents: 0 };
    await place('2026-04-02T09:00:00Z', [aBookLine(cedola)], inShop);
    const twice = await place('2026-04-02T10:00:00Z', [aBookLine({ priceCents: 9_000 })]);
    const { id } = await aPayment(service.dataSource, twice.order, { state: 'duplicate' });
    await refund(twice, '2026-04-03T10:00:00Z', [], { amountCents: 9_000, paymentId: id });
    await refund(twice, '2026-04-03T10:00:00Z', [100], { state: 'pending', doneAt: null });
    expect((await register('2026-04')).rows).toMatchObject([
      { day: '2026-04-02', sold: 90, refunded: 0 },
    ]);
  });

  it('keeps what was invoiced apart also once nobody knows that it was asked for', async () => {
    const placed = await place('2026-05-04T08:00:00Z', [aBookLine({ priceCents: 9_000 })], {
      invoiceRequest: anInvoiceRequest(),
    });
    await documents.fiscal().issueInvoices(placed.order.id);
    await refund(placed, '2026-05-06T08:00:00Z', [4_000]);
    const sql = 'UPDATE customer_order SET invoice_request = NULL WHERE id = ?';
    await service.dataSource.query(sql, [placed.order.id]);
    expect((await register('2026-05')).totals).toEqual([
      { ...nothing, kind: 'libro', invoiced: 50 },
    ]);
  });

  it.each(['2026-13', '2026-9', '', "2026-01' OR 1=1", '1999-01'])(
    'is none of the month %j',
    async (month) => {
      for (const file of ['', '.csv', '.pdf']) {
        const path = pathOf(encodeURIComponent(month), { file });
        expect((await staff.call({ path })).status).toBe(400);
      }
    },
  );

  it('is no business of families and bookshops', async () => {
    const owner = await service.signIn({ role: 'bookshop', tenantId: randomUUID() });
    for (const file of ['', '.csv', '.pdf']) {
      expect((await service.call({ path: pathOf('2026-09', { file }) })).status).toBe(401);
      expect((await owner.call({ path: pathOf('2026-09', { file }) })).status).toBe(401);
    }
  });
});

/** Orders with lines of every kind, of one seller and of two, with odd sums and vouchers. */
async function manySales(): Promise<OrderWithLines[]> {
  const bookshopId = randomUUID();
  const sellers = [seller(bookshopId, 'Libreria del Corso'), shop];
  const both = { bookshopId, sellers };
  return Promise.all([
    place('2026-06-01T08:00:00Z', [
      aBookLine({ priceCents: 1_733, discountCents: 173 }),
      aBookLine({ vat: 'libro-usato', priceCents: 999 }),
      aBookLine({ vat: 'ebook', priceCents: 1_501 }),
      aProductLine({ quantity: 3, priceCents: 333, discountCents: 99 }),
    ]),
    place(
      '2026-06-02T08:00:00Z',
      [
        aBookLine({ soldBy: bookshopId, priceCents: 1_999 }),
        aBookLine({ soldBy: bookshopId, extra: 'covering', extraCents: 199 }),
        aProductLine({ priceCents: 777 }),
      ],
      both,
    ),
    place('2026-06-02T09:00:00Z', [aProductLine({ priceCents: 101 }), aBookLine()], {
      invoiceRequest: anInvoiceRequest(),
    }),
    place(
      '2026-06-30T21:59:59Z',
      [aBookLine(), aBookLine({ state: 'cancelled', isOffBill: true })],
      { paymentMethod: 'shop', shippingCents: 0, totalCents: 3_150 },
    ),
  ]);
}

describe('the register of a month', () => {
  it('agrees to the cent with the documents of its orders, and with what was paid', async () => {
    const sales = await manySales();
    const [first] = sales;
    if (first) await refund(first, '2026-06-20T08:00:00Z', [433, 0, 501], { amountCents: 1_034 });
    const { sellers } = await register('2026-06');
    const kinds = new Map<string, number>();
    for (const { id } of sellers) {
      for (const { kind, sold, invoiced } of (await register('2026-06', id ?? '')).totals) {
        kinds.set(kind, (kinds.get(kind) ?? 0) + toCents(sold) + toCents(invoiced));
      }
    }
    const written = sales.flatMap(({ order, lines }) =>
      bySeller(order, lines, shop).flatMap(({ lines: own, hasShipping }) => {
        const { paymentMethod, paymentState } = order;
        const shippingCents = hasShipping ? order.shippingCents : 0;
        return invoiceLines({ paymentMethod, paymentState, shippingCents }, own);
      }),
    );
    expect(kinds).toEqual(
      new Map(vatSummary(written).map(({ vat, grossCents }) => [vat, grossCents])),
    );
    const all = sellers.reduce((sum, one) => sum + toCents(one.takings) + toCents(one.invoiced), 0);
    expect(all).toBe(sales.reduce((sum, { order }) => sum + order.totalCents, 0) - 1_034);
  });
});
