import { randomUUID } from 'node:crypto';
import type { Dac7Report, Dac7Seller, SalesRegister } from '@zaino/contracts/orders';
import type { AuditAct } from '@zaino/contracts/shared';
import { toCents } from '@zaino/rules/money';
import { AUDIT_ACT_TOPIC } from '@zaino/service/audit-log/audit-log';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { statementsOf } from '@zaino/service/testing/statements';
import { documentCalls, type DocumentCalls } from '../documents/testing/document-calls';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import type { Seller } from '../orders/seller';
import { aPayment } from '../testing/a-payment';
import { anInvoiceRequest } from '../testing/an-invoice-request';
import { aBookLine, aProductLine, type OrderWithLines, placedOrder } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { countYear } from './dac7-year';

let service: TestService;
let staff: SignedInCaller;
let documents: DocumentCalls;
beforeAll(async () => {
  service = await startTestService();
  staff = await service.signIn({ role: 'admin' });
  documents = documentCalls(service);
});
afterAll(() => service.stop());

const corso: Dac7Seller = {
  id: '0b5f8a52-5d4e-4a58-9d3b-7a1f6f6f0c11',
  name: 'Libreria del Corso',
  address: 'Corso Garibaldi 1',
  postalCode: '26100',
  city: 'Cremona',
  province: 'Cremona',
  vatNumber: '01234567897',
  accountId: 'acct_1',
};

const seller = (id: string | null, name: string): Seller => ({
  id,
  name,
  address: '',
  vatNumber: '',
  email: '',
  phone: '',
  returnsAddress: '',
});

const ofCorso = (priceCents: number): Partial<OrderLineEntity> =>
  aBookLine({ priceCents, soldBy: corso.id, sellerId: corso.id });

const place = (
  at: string,
  lines: Partial<OrderLineEntity>[],
  order: Partial<OrderEntity> = {},
): Promise<OrderWithLines> =>
  placedOrder(service.dataSource, {
    lines,
    order: {
      state: 'paid',
      paymentState: 'paid',
      paidAt: new Date(at),
      bookshopId: corso.id,
      sellers: [seller(corso.id, corso.name)],
      ...order,
    },
  });

const path = '/api/admin/compliance/dac7';

async function reportOf(year: number): Promise<Dac7Report> {
  const { status, body } = await staff.call<Dac7Report>({ path: `${path}?year=${year}` });
  expect(status).toBe(200);
  return body;
}

const exportOf = (year: unknown, caller: Pick<SignedInCaller, 'call'> = staff) =>
  caller.call<{ name: string; csv: string }>({
    method: 'POST',
    path: `${path}/file`,
    body: { year },
  });

/**
 * 51,50 € of books by card a minute before midnight of 31 March in Italy, of which the shop keeps 5 %, 2,57 €; the book
 * of 20 € goes back in July: 19 € from the bookshop and 1 € of the fee. 10 € in the shop, with an invoice, at the first
 * moment of April. 15 € beside supplies of the shop, to which the shipping costs go, in the last second of the year; and
 * one more a second later.
 */
async function year2025(): Promise<void> {
  const first = await place('2025-03-31T21:59:00Z', [ofCorso(3_150), ofCorso(2_000)]);
  const payment = await aPayment(service.dataSource, first.order, {
    state: 'paid',
    destination: 'acct_1',
    transferCents: 4_893,
    paidAt: first.order.paidAt,
  });
  const back = new Date('2025-07-10T08:00:00Z');
  await documents.aRefund(first, {
    paymentId: payment.id,
    amountCents: 2_000,
    lineCents: { [first.lines[1]?.id ?? '']: 2_000 },
    reversalCents: 1_900,
    createdAt: back,
    doneAt: back,
  });
  const inShop = { paymentMethod: 'shop' as const, shippingCents: 0, totalCents: 1_000 };
  await place('2025-03-31T22:00:00Z', [ofCorso(1_000)], {
    ...inShop,
    invoiceRequest: anInvoiceRequest(),
  });
  await place('2025-12-31T22:59:59Z', [ofCorso(1_500), aProductLine({ priceCents: 400 })], {
    sellers: [seller(null, 'Zaino di prova'), seller(corso.id, corso.name)],
  });
  await place('2025-12-31T23:00:00Z', [ofCorso(700)]);
  await place('2025-05-01T08:00:00Z', [aProductLine()], { bookshopId: null, sellers: null });
  await place('2025-05-02T08:00:00Z', [ofCorso(9_900)], { paymentState: 'none', paidAt: null });
}

const nothing = { sales: 0, paid: 0, refunded: 0, fees: 0, consideration: 0 };

describe('the yearly report of bookshops', () => {
  beforeAll(async () => {
    service.bookshops.sellers = [corso];
    await year2025();
  });

  it('has each quarter as counted by hand', async () => {
    const { year, deadline, sellers } = await reportOf(2025);
    expect([year, deadline]).toEqual([2025, '2026-01-31']);
    expect(sellers).toEqual([
      {
        ...corso,
        missing: [],
        isExcluded: true,
        total: { sales: 3, paid: 81.5, refunded: -20, fees: 1.57, consideration: 59.93 },
        quarters: [
          { sales: 1, paid: 56.5, refunded: 0, fees: 2.57, consideration: 53.93 },
          { sales: 1, paid: 10, refunded: 0, fees: 0, consideration: 10 },
          { sales: 0, paid: 0, refunded: -20, fees: -1, consideration: -19 },
          { sales: 1, paid: 15, refunded: 0, fees: 0, consideration: 15 },
        ],
      },
    ]);
    const [next] = (await reportOf(2026)).sellers;
    expect(next?.total).toEqual({ ...nothing, sales: 1, paid: 12, consideration: 12 });
  });

  it('agrees with the register of takings and what has an invoice, to the cent', async () => {
    const [reported] = (await reportOf(2025)).sellers;
    for (const quarter of [0, 1, 2, 3]) {
      let cents = 0;
      for (const month of [1, 2, 3]) {
        const name = `2025-${String(quarter * 3 + month).padStart(2, '0')}`;
        const { body } = await staff.call<SalesRegister>({
          path: `/api/admin/compliance/register?month=${name}&seller=${corso.id}`,
        });
        for (const { takings, invoiced } of body.totals) cents += toCents(takings + invoiced);
      }
      const { paid = 0, refunded = 0 } = reported?.quarters[quarter] ?? {};
      expect(toCents(paid + refunded)).toBe(cents);
    }
  });

  it('says what of a bookshop is missing, and keeps the name of one that nobody knows', async () => {
    const gone = randomUUID();
    await place('2024-02-01T08:00:00Z', [aBookLine({ soldBy: gone })], {
      bookshopId: gone,
      sellers: [seller(gone, 'Il Segnalibro')],
    });
    service.bookshops.sellers = [{ ...corso, vatNumber: '' }];
    try {
      expect((await reportOf(2025)).sellers[0]?.missing).toEqual(['vatNumber']);
      expect((await reportOf(2024)).sellers).toMatchObject([
        {
          id: gone,
          name: 'Il Segnalibro',
          missing: ['address', 'postalCode', 'city', 'province', 'vatNumber'],
        },
      ]);
    } finally {
      service.bookshops.sellers = [corso];
    }
  });

  it('is a file as well, that leaves an act', async () => {
    const { status, body } = await exportOf(2025);
    expect([status, body.name]).toEqual([200, 'dac7-2025.csv']);
    const [head = '', first = ''] = body.csv.split('\r\n');
    expect(head).toContain('Denominazione;Indirizzo;CAP');
    expect(first).toBe(
      'Libreria del Corso;Corso Garibaldi 1;26100;Cremona;Cremona;IT;01234567897;;;acct_1;' +
        '1;56,50;0,00;2,57;53,93;1;10,00;0,00;0,00;10,00;0;0,00;-20,00;-1,00;-19,00;' +
        '1;15,00;0,00;0,00;15,00;3;81,50;-20,00;1,57;59,93;No, sotto le soglie',
    );
    expect(head.split(';')).toHaveLength(first.split(';').length);
    const messages = await service.dataSource.manager.findBy(OutboxMessage, {
      topic: AUDIT_ACT_TOPIC,
    });
    const acts = messages.map(({ payload }) => (JSON.parse(payload) as { act: AuditAct }).act);
    expect(acts).toContainEqual(
      expect.objectContaining({
        act: 'dac7.exported',
        subject: { kind: 'dac7-report', id: '2025' },
        after: { sellers: 1 },
      }),
    );
  });

  it('reads none of the days on which nothing happened', async () => {
    const { dataSource } = service;
    const read = await statementsOf(dataSource, () => countYear(dataSource.manager, 2019));
    expect(read).toHaveLength(1);
  });

  it('is empty where no bookshop has sold anything', async () => {
    expect((await reportOf(2023)).sellers).toEqual([]);
  });

  it('says that it cannot be had while nobody knows the bookshops', async () => {
    service.bookshops.isAway = true;
    try {
      expect((await staff.call({ path: `${path}?year=2025` })).status).toBe(503);
    } finally {
      service.bookshops.isAway = false;
    }
  });

  it.each(['2022', '2100', '', '2025.5', 'x'])('is none of the year %j', async (year) => {
    expect((await staff.call({ path: `${path}?year=${year}` })).status).toBe(400);
    expect((await exportOf(year)).status).toBe(400);
  });

  it('is no business of families and bookshops', async () => {
    const owner = await service.signIn({ role: 'bookshop', tenantId: corso.id });
    for (const caller of [service, owner]) {
      expect((await caller.call({ path: `${path}?year=2025` })).status).toBe(401);
      expect((await exportOf(2025, caller)).status).toBe(401);
    }
  });
});
