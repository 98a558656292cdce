import { randomBytes, randomUUID } from 'node:crypto';
import type { Order } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import { setFaults } from '@zaino/tools/payment-sandbox/testing/shop-side';
import { checkConsistency } from '../reconciliation/check-consistency';
import { UnpaidOrderSweep } from '../sweeps/unpaid-order-sweep';
import { wordsOf } from '../mails/testing/order-mail-calls';
import { orderCalls } from '../testing/order-calls';
import { PayingService } from '../testing/paying-service';
import type { SignedInCaller } from '../testing/test-calls';
import { wantedBook, wantedProduct } from '../testing/wanted';
import { SandboxVouchers } from './sandbox-vouchers';
import { StateVoucherEntity } from './state-voucher.entity';
import { StateVouchersService } from './state-vouchers.service';

let paying: PayingService;
let calls: ReturnType<typeof orderCalls>;
let customer: SignedInCaller;
beforeAll(async () => {
  paying = await PayingService.start({ STATE_VOUCHERS: 'sandbox' });
  calls = orderCalls(paying.service);
});
afterAll(() => paying.stop());
beforeEach(async () => {
  await paying.misbehave({});
  customer = await paying.service.signIn();
});

const another = (code: string) => `${code}-${randomBytes(5).toString('hex').toUpperCase()}`;
const books = (...prices: number[]) =>
  prices.map((prezzo) => wantedBook(paying.service.schools.add({ prezzo })));

interface Refusal {
  code: string;
  errors: { path: string; message: string }[];
}

/** Two books of 30 and 20 €, and 5 € of shipping. */
async function send(
  stateVoucher: { code: string; amount: number },
  { lines = books(30, 20), key = randomUUID() } = {},
) {
  return calls.send(customer, await calls.bodyOf(lines, { stateVoucher }), key);
}

async function place(code: string, amount: number, lines = books(30, 20)) {
  const { status, body } = await send({ code, amount }, { lines });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { id: body.orderId, page: body.paymentUrl?.split('/').at(-1) ?? null };
}

async function paid(code: string, amount: number, lines?: ReturnType<typeof books>) {
  const placed = await place(code, amount, lines);
  if (!placed.page?.endsWith('?pagamento=ok')) {
    await paying.pay(placed.page);
    await paying.deliverAll(placed.id);
  }
  await paying.settled();
  return placed.id;
}

const provider = () => {
  const { apiUrl: STRIPE_API_URL, secretKey: STRIPE_SECRET_KEY } = paying.sandbox;
  return new SandboxVouchers({ STRIPE_API_URL, STRIPE_SECRET_KEY });
};
const left = (code: string) => provider().check(code);
const use = (orderId: string) =>
  paying.service.dataSource.manager.findOneByOrFail(StateVoucherEntity, { orderId });
const read = async (id: string) =>
  (await customer.call<Order>({ method: 'GET', path: `/api/orders/${id}` })).body;

async function cancel(id: string, indexes: number[]) {
  const { lines } = await paying.facts(id);
  const lineIds = indexes.map((index) => lines[index]?.id);
  const path = `/api/orders/${id}/cancellation`;
  const { status } = await customer.call({ method: 'POST', path, body: { lineIds } });
  await paying.settled();
  return status;
}

async function expectAgreement(id: string) {
  const found = await checkConsistency(paying.service.dataSource);
  expect(found.filter((sentence) => sentence.includes(id))).toEqual([]);
}

const moneyBack = async (id: string) =>
  (await paying.ledger()).refunds
    .filter(({ metadata }) => metadata?.orderId === id)
    .map(({ amount }) => amount);

describe('a voucher of the State', () => {
  it('is offered where one is set, and says what it holds', async () => {
    const ways = { method: 'GET', path: '/api/checkout/payment-ways' } as const;
    const { body } = await paying.service.call<{ stateVoucher: object }>(ways);
    expect(body.stateVoucher).toEqual({ kind: 'carta-cultura', name: 'Carta della Cultura' });
    const path = '/api/checkout/state-vouchers';
    const asked = { method: 'POST', path, body: { code: ' cultura-40 ' } } as const;
    expect((await customer.call(asked)).body).toMatchObject({ value: 40 });
    const spent = await customer.call<Refusal>({ ...asked, body: { code: 'CULTURA-SPESO' } });
    expect(spent).toMatchObject({ status: 409, body: { code: 'voucher-refused' } });
    expect(spent.body.errors[0]?.message).toContain('già stato usato');
  });

  it('is not guessed by trying', async () => {
    const path = '/api/checkout/state-vouchers';
    const ask = () =>
      customer.call({ method: 'POST', path, body: { code: another('CULTURA-SPESO') } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await ask()).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(409));
    expect(statuses[10]).toBe(429);
  });

  it('pays a part, and the rest is asked for on the page; then it is spent, and its code is nowhere', async () => {
    const code = another('CULTURA-40');
    const { id, page } = await place(code, 40);
    expect(await left(code)).toEqual({ refused: 'spent' });
    expect(await read(id)).toMatchObject({
      totals: { total: 55, due: 15 },
      stateVoucher: { name: 'Carta della Cultura', amount: 40, ending: code.slice(-4) },
    });
    await paying.pay(page);
    await paying.deliverAll(id);
    await paying.settled();
    expect(await use(id)).toMatchObject({ state: 'confirmed', amountCents: 4_000 });
    const { order, payments } = await paying.facts(id);
    expect(order).toMatchObject({ state: 'paid', totalCents: 5_500, stateVoucherCents: 4_000 });
    expect(payments).toMatchObject([{ state: 'paid', amountCents: 1_500 }]);
    const { paid: how } = await read(id);
    expect(how).toMatchObject({ amount: 55 });
    expect(how?.way).toMatch(/^Carta della Cultura \(40,00\s€\) e carta che termina con 4242$/);
    const rows = await Promise.all(
      ['customer_order', 'order_event', 'state_voucher', 'outbox_message'].map((table) =>
        paying.service.dataSource.query<object[]>(`SELECT * FROM ${table}`),
      ),
    );
    expect(JSON.stringify(rows)).not.toContain(code);
    await expectAgreement(id);
  });

  it('can pay all of an order, which has no page then', async () => {
    const code = another('CULTURA-500');
    const id = await paid(code, 100, books(60, 40));
    const { order, payments } = await paying.facts(id);
    expect(order).toMatchObject({ state: 'paid', paymentState: 'paid' });
    expect(payments).toEqual([]);
    expect(await left(code)).toEqual({ valueCents: 40_000 });
    expect((await read(id)).paid?.way).toMatch(/^Carta della Cultura \(100,00\s€\)$/);
    expect(await cancel(id, [0, 1])).toBe(200);
    expect(await left(code)).toEqual({ valueCents: 50_000 });
    expect(await moneyBack(id)).toEqual([]);
    expect((await paying.facts(id)).order.paymentState).toBe('refunded');
    await expectAgreement(id);
  });

  it('is one order and one hold, however often it is sent, and also where the answer got lost', async () => {
    const code = another('CULTURA-40');
    const lines = books(30, 20);
    const key = randomUUID();
    await setFaults(paying.sandbox, { loseAnswerNext: 1, only: 'POST /vouchers/reserve' });
    expect((await send({ code, amount: 30 }, { lines, key })).status).toBe(503);
    const sent = await send({ code, amount: 30 }, { lines, key });
    expect(sent.status).toBe(200);
    expect((await send({ code, amount: 30 }, { lines, key })).body.orderId).toBe(sent.body.orderId);
    expect(await left(code)).toEqual({ valueCents: 1_000 });
  });

  it('is held anew where the same order is sent again after it was refused', async () => {
    const vouchers = paying.service.app.get(StateVouchersService, { strict: false });
    const [orderId, code] = [randomUUID(), another('CULTURA-40')];
    const until = new Date(Date.now() + DAY_MS);
    const given = { code, cents: 4_000, customerId: customer.uid, until };
    await vouchers.letGo(await vouchers.hold(orderId, given));
    const { reference } = await vouchers.hold(orderId, given);
    expect(await vouchers.hold(orderId, given)).toMatchObject({ reference });
    expect(await provider().confirm(reference)).toBe('confirmed');
  });

  it.each([
    ['none', 'CULTURA-NIENTE', 'non risulta'],
    ['spent', 'CULTURA-SPESO', 'già stato usato'],
    ['of another shop', 'CULTURA-ALTRO', 'un altro negozio'],
    ['for music', 'CULTURA-MUSICA', 'non vale per i libri'],
    ['worth less', 'CULTURA-10', 'già stato usato'],
  ])('that is %s makes no order', async (_, code, words) => {
    const answer = await send({ code, amount: 40 });
    expect(answer.status).toBe(409);
    const { code: refusal, errors } = answer.body as unknown as Refusal;
    expect(refusal).toBe('voucher-refused');
    expect(errors).toMatchObject([
      { path: 'stateVoucher.code', message: expect.stringContaining(words) as string },
    ]);
  });

  it('pays books that are sent home, and nothing else', async () => {
    const product = wantedProduct(paying.service.catalogue.add({ prezzo: 5 }));
    const mixed = await send(
      { code: 'CULTURA-20', amount: 20 },
      { lines: [...books(30), product] },
    );
    expect(mixed).toMatchObject({ status: 409, body: { code: 'voucher-refused' } });
    const more = await send({ code: 'CULTURA-60', amount: 55 });
    expect(more).toMatchObject({ status: 409, body: { code: 'voucher-refused' } });
  });

  it('goes back to the voucher first, and what is left as money', async () => {
    const code = another('CULTURA-40');
    const id = await paid(code, 40);
    expect(await cancel(id, [0])).toBe(200);
    expect(await left(code)).toEqual({ valueCents: 3_000 });
    expect(await moneyBack(id)).toEqual([]);
    expect(await cancel(id, [1])).toBe(200);
    expect(await left(code)).toEqual({ valueCents: 4_000 });
    expect(await moneyBack(id)).toEqual([1_500]);
    const { order, refunds, lines } = await paying.facts(id);
    expect(order).toMatchObject({ paymentState: 'refunded', refundedCents: 5_500 });
    expect(lines.map(({ state }) => state)).toEqual(['refunded', 'refunded']);
    expect(refunds.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    const shown = (await read(id)).refunds.map(({ amount, isToVoucher = false }) => [
      amount,
      isToVoucher,
    ]);
    expect(shown.toSorted()).toEqual([
      [10, true],
      [15, false],
      [30, true],
    ]);
    await expectAgreement(id);
    const said = () =>
      paying.service.mailbox
        .mailsTo('famiglia@example.com')
        .filter(({ subject = '' }) => subject.includes(order.number))
        .map((mail) => wordsOf(mail))
        .join('\n');
    const last = 'Ti rimborsiamo 15,00 € con lo stesso mezzo con cui hai pagato';
    expect(await waitUntil(() => said().includes(last), 15_000)).toBe(true);
    expect(said()).toContain('Ti rimborsiamo 30,00 € sul buono dello Stato con cui hai pagato');
    expect(said()).toContain('Ti rimborsiamo 10,00 € sul buono dello Stato con cui hai pagato');
    expect(said()).not.toContain('in libreria');
  });

  it('is free again where the order is given up, as a whole alone', async () => {
    const code = another('CULTURA-40');
    const { id } = await place(code, 40);
    expect(await cancel(id, [0])).toBe(409);
    expect(await cancel(id, [0, 1])).toBe(200);
    expect(await use(id)).toMatchObject({ state: 'released' });
    expect(await left(code)).toEqual({ valueCents: 4_000 });
    await expectAgreement(id);
  });

  it('is free again once the time to pay is over, and money that comes after that goes back', async () => {
    const code = another('CULTURA-40');
    const { id, page } = await place(code, 40);
    await paying.pay(page);
    const { dataSource } = paying.service;
    const path = `/api/orders/${id}/cancellation`;
    const { lines } = await paying.facts(id);
    const lineIds = lines.map((line) => line.id);
    expect((await customer.call({ method: 'POST', path, body: { lineIds } })).status).toBe(200);
    await paying.deliverAll(id);
    await paying.settled();
    expect(await left(code)).toEqual({ valueCents: 4_000 });
    expect(await moneyBack(id)).toEqual([1_500]);
    const { order, payments } = await paying.facts(id);
    expect(order).toMatchObject({ state: 'cancelled', paidAt: null, refundedCents: 0 });
    expect(payments).toMatchObject([{ state: 'duplicate' }]);
    await expectAgreement(id);
    const other = another('CULTURA-40');
    const lapsed = await place(other, 40);
    const past = new Date(Date.now() - DAY_MS);
    const sql = 'UPDATE customer_order SET pay_before = ? WHERE id = ?';
    await dataSource.query(sql, [past, lapsed.id]);
    await paying.worker.app.get(UnpaidOrderSweep, { strict: false }).run();
    await paying.settled();
    expect(await left(other)).toEqual({ valueCents: 4_000 });
    await expectAgreement(lapsed.id);
  });

  it('that is lost after the rest was paid is told of, and nothing of it goes back twice', async () => {
    const id = await paid(another('CULTURA-TARDI-40'), 40);
    expect(await use(id)).toMatchObject({ state: 'lost' });
    expect(await paying.parked()).toMatchObject([
      { topic: 'state-voucher', last_error: expect.stringContaining('ended') as string },
    ]);
    const found = await checkConsistency(paying.service.dataSource);
    expect(found).toContainEqual(
      `Order ${id} is paid in part by a voucher of the State that was never taken`,
    );
    expect(await cancel(id, [0, 1])).toBe(200);
    expect(await moneyBack(id)).toEqual([1_500]);
    await paying.service.dataSource.query('DELETE FROM outbox_message WHERE parked_at IS NOT NULL');
  });

  it('is waited for while its provider is away, and then spent once', async () => {
    const code = another('CULTURA-40');
    const { id, page } = await place(code, 40);
    await setFaults(paying.sandbox, { failNext: 1, only: 'POST /vouchers/confirm' });
    await paying.pay(page);
    await paying.deliverAll(id);
    await paying.settled();
    expect(await use(id)).toMatchObject({ state: 'confirmed' });
    await expectAgreement(id);
  });
});
