import type { Order, OrderDispute } from '@zaino/contracts/orders';
import { tellSandbox } from '@zaino/tools/payment-sandbox/testing/shop-side';
import type Stripe from 'stripe';
import { checkConsistency } from '../reconciliation/check-consistency';
import { dayBefore, spanOfDay } from '../reconciliation/day-span';
import { Reconcile } from '../reconciliation/reconcile';
import { aBookLine, type OrderWithLines } from '../testing/placed-order';
import { PayingService } from '../testing/paying-service';
import type { SignedInCaller } from '../testing/test-calls';
import { PaymentEvents } from './payment-events';

let paying: PayingService;
let admin: SignedInCaller;
beforeAll(async () => {
  paying = await PayingService.start();
  admin = await paying.service.signIn({ role: 'admin', displayName: 'Carla' });
});
afterEach(async () => {
  expect(await checkConsistency(paying.service.dataSource)).toEqual([]);
});
afterAll(() => paying.stop());

/** Two books of 30,00 € and 20,00 €, and 5,00 € of shipping, paid by card. */
async function paidOrder() {
  const placed = await paying.place({
    lines: [
      aBookLine({ priceCents: 3_000 }),
      aBookLine({ priceCents: 2_000, reference: '9788800000022' }),
    ],
  });
  await paying.pay(placed.page);
  await paying.deliverAll(placed.order.id);
  await paying.settled();
  const { payments } = await paying.facts(placed.order.id);
  return { ...placed, intent: payments[0]?.intentId ?? '' };
}

async function tell(values: object): Promise<Stripe.Dispute> {
  return (await tellSandbox(paying.sandbox, 'dispute', values)) as Stripe.Dispute;
}

/** The provider's messages about a dispute, oldest first. */
async function messages({ id }: Stripe.Dispute): Promise<Stripe.Event[]> {
  const { events } = await paying.ledger();
  return events.filter(({ type, data }) => {
    return type.startsWith('charge.dispute.') && (data.object as { id: string }).id === id;
  });
}

async function deliver(dispute: Stripe.Dispute): Promise<void> {
  for (const event of await messages(dispute)) {
    expect((await paying.deliver(event)).status).toBe(200);
  }
}

/** An order whose payment the bank asks back. */
async function disputed(values: object = {}) {
  const placed = await paidOrder();
  const dispute = await tell({ payment_intent: placed.intent, ...values });
  await deliver(dispute);
  return { ...placed, dispute };
}

async function end(dispute: Stripe.Dispute, status: string): Promise<void> {
  await tell({ dispute: dispute.id, status });
  await deliver(dispute);
}

async function shown({ order }: OrderWithLines): Promise<Order> {
  return (await admin.call<Order>({ path: `/api/admin/orders/${order.id}` })).body;
}
const disputesOf = async (placed: OrderWithLines): Promise<OrderDispute[]> =>
  (await shown(placed)).disputes ?? [];

/** What the provider has given back of an order. */
async function givenBack({ order }: OrderWithLines): Promise<number> {
  const { refunds } = await paying.ledger();
  const own = refunds.filter(({ metadata }) => metadata?.orderId === order.id);
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

/** By staff, of the order as it is now. */
async function give(placed: OrderWithLines, command: object) {
  const { version } = await shown(placed);
  const path = `/api/admin/orders/${placed.order.id}/commands`;
  const answer = await admin.call<Order>({
    method: 'POST',
    path,
    body: { version, command: { lineIds: placed.lines.map(({ id }) => id), ...command } },
  });
  await paying.settled();
  return answer;
}
const refund = { command: 'refund', amount: 10, reason: 'Copertina rovinata' };
const cancel = { command: 'cancel', reason: 'Fuori catalogo' };

describe('a payment that the bank asks back', () => {
  it('is shown to staff with amount, reason, deadline and state, and to nobody else', async () => {
    const dueBy = 1_800_000_000;
    const placed = await disputed({ amount: 4_000, reason: 'product_not_received', dueBy });
    expect(await disputesOf(placed)).toEqual([
      {
        id: placed.dispute.id,
        amount: 40,
        reason: 'product_not_received',
        state: 'needs-response',
        dueAt: new Date(dueBy * 1_000).toISOString(),
        openedAt: expect.any(String) as string,
        closedAt: null,
      },
    ]);
    const { events } = await shown(placed);
    expect(events.at(-1)).toMatchObject({
      command: 'open-dispute',
      text: expect.stringMatching(/^La banca chiede indietro il pagamento di 40,00/) as string,
    });
    const customer = await paying.customerOf(placed);
    const path = `/api/orders/${placed.order.id}`;
    const { body } = await customer.call<Order>({ path });
    expect(body).not.toHaveProperty('disputes');
    expect(body.events.map(({ command }) => command)).not.toContain('open-dispute');
  });

  it.each([
    ['in their order', (told: Stripe.Event[]) => told, ['open-dispute', 'close-dispute']],
    ['backwards', (told: Stripe.Event[]) => told.toReversed(), ['close-dispute']],
  ] as const)('goes on, and ends: its messages come twice, and %s', async (_, arrange, steps) => {
    const placed = await paidOrder();
    const dispute = await tell({ payment_intent: placed.intent });
    await tell({ dispute: dispute.id, status: 'under_review' });
    await tell({ dispute: dispute.id, status: 'won' });
    const told = await messages(dispute);
    expect(told).toHaveLength(3);
    for (const event of [...arrange(told), ...told]) await paying.deliver(event);
    expect(await disputesOf(placed)).toMatchObject([{ state: 'won', dueAt: null }]);
    const history = await paying.history(placed.order.id);
    expect(history.filter((command) => command.endsWith('-dispute'))).toEqual(steps);
    await paying.service.app.get(PaymentEvents, { strict: false }).replay({ since: new Date(0) });
    expect(await paying.history(placed.order.id)).toEqual(history);
  });

  it('of another’s payment is taken and not acted on', async () => {
    const placed = await disputed();
    const [event] = await messages(placed.dispute);
    const strange = {
      ...event,
      id: 'evt_strange',
      data: { object: { ...placed.dispute, id: 'dp_strange', payment_intent: 'pi_strange' } },
    } as Stripe.Event;
    expect((await paying.deliver(strange)).status).toBe(200);
    expect(await disputesOf(placed)).toHaveLength(1);
  });
});

describe('while the bank asks for a payment', () => {
  it('staff gives nothing back, and is told why', async () => {
    const placed = await disputed();
    const { status, body } = await give(placed, refund);
    expect([status, body.code]).toEqual([409, 'dispute-open']);
    expect(body.detail).toMatch(/finché la contestazione è aperta non si rimborsa/);
    expect((await paying.facts(placed.order.id)).refunds).toEqual([]);
    expect(await givenBack(placed)).toBe(0);
  });

  it('an inquiry, which takes no money, lets it be given back', async () => {
    const placed = await disputed({ status: 'warning_needs_response' });
    expect((await give(placed, refund)).status).toBe(200);
    expect(await givenBack(placed)).toBe(1_000);
    expect((await disputesOf(placed))[0]?.state).toBe('inquiry');
    await end(placed.dispute, 'warning_closed');
    expect((await disputesOf(placed))[0]).toMatchObject({ state: 'closed' });
  });

  it('lines are cancelled, and wait for their money until it is won', async () => {
    const placed = await disputed();
    expect((await give(placed, cancel)).status).toBe(200);
    const held = await paying.facts(placed.order.id);
    expect(held.lines.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect(held.refunds).toMatchObject([{ state: 'failed', amountCents: 5_500 }]);
    expect(held.order.refundedCents).toBe(0);
    expect(await givenBack(placed)).toBe(0);

    await end(placed.dispute, 'won');
    expect((await give(placed, { ...refund, amount: 50 })).status).toBe(200);
    expect(await givenBack(placed)).toBe(5_000);
    expect((await paying.facts(placed.order.id)).lines.map(({ state }) => state)).toEqual([
      'refunded',
      'refunded',
    ]);
  });

  it('money that was on its way back as it began is not given twice', async () => {
    const placed = await paidOrder();
    await paying.misbehave({ only: 'POST /v1/refunds', failNext: 1 });
    const pending = give(placed, { ...cancel, lineIds: [placed.lines[0]?.id] });
    const dispute = await tell({ payment_intent: placed.intent, amount: 5_500 });
    await deliver(dispute);
    await pending;
    await paying.misbehave({});
    await paying.settled();
    await end(dispute, 'lost');
    const { order } = await paying.facts(placed.order.id);
    const given = await givenBack(placed);
    // Either the refund was first, or the bank was: never both for the same cents.
    expect(order.refundedCents).toBe(5_500);
    expect([0, 3_000]).toContain(given);
  });
});

describe('a payment that the bank has given back', () => {
  it('counts as given back: nothing of it is given again', async () => {
    const placed = await disputed();
    await end(placed.dispute, 'lost');
    const facts = await paying.facts(placed.order.id);
    expect(facts.order).toMatchObject({ refundedCents: 5_500, paymentState: 'refunded' });
    expect(facts.lines.map(({ refundedCents }) => refundedCents)).toEqual([3_000, 2_000]);
    expect(facts.refunds).toMatchObject([
      { state: 'done', amountCents: 5_500, providerId: placed.dispute.id, reversalCents: 0 },
    ]);
    expect(await disputesOf(placed)).toMatchObject([
      { state: 'lost', closedAt: expect.any(String) as string },
    ]);
    expect((await give(placed, refund)).status).toBe(409);
    expect((await give(placed, cancel)).status).toBe(200);
    const after = await paying.facts(placed.order.id);
    expect([after.order.refundedCents, after.refunds.length]).toEqual([5_500, 1]);
    expect(await givenBack(placed)).toBe(0);
  });

  it('in part leaves the rest to be given back, to the cent', async () => {
    const placed = await disputed({ amount: 1_001 });
    await end(placed.dispute, 'lost');
    const facts = await paying.facts(placed.order.id);
    expect(facts.order).toMatchObject({ refundedCents: 1_001, paymentState: 'partly-refunded' });
    expect(facts.lines.map(({ refundedCents }) => refundedCents)).toEqual([601, 400]);
    expect((await give(placed, cancel)).status).toBe(200);
    const { order } = await paying.facts(placed.order.id);
    // The provider gives nothing more of such a charge: it waits for staff, who finds another way.
    expect([order.refundedCents, await givenBack(placed)]).toEqual([1_001, 0]);
  });

  it('pays the lines that waited for their money', async () => {
    const placed = await disputed();
    await give(placed, cancel);
    await end(placed.dispute, 'lost');
    const { order, lines } = await paying.facts(placed.order.id);
    expect(lines.map(({ state }) => state)).toEqual(['refunded', 'refunded']);
    expect(order).toMatchObject({ state: 'refunded', refundedCents: 5_500 });
  });

  it('is no difference between our books and the provider’s', async () => {
    const placed = await disputed();
    await end(placed.dispute, 'lost');
    const today = dayBefore(new Date(Date.now() + 86_400_000));
    const reconcile = paying.worker.app.get(Reconcile, { strict: false });
    const { differences } = await reconcile.run(spanOfDay(today));
    expect(differences.filter((words) => words.includes(placed.order.id))).toEqual([]);
  });
});
