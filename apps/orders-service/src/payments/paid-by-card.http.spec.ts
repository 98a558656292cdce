import { aBookLine, aProductLine } from '../testing/placed-order';
import { cards, PayingService } from '../testing/paying-service';

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());
beforeEach(() => paying.misbehave({}));

const lines = () => [aBookLine(), aProductLine({ quantity: 2 })];
const completed = 'checkout.session.completed';

describe('an order that is paid by card', () => {
  it('goes on once its money is there: books wait for staff, products are reserved for good', async () => {
    const placed = await paying.place({ lines: lines() });
    const { id } = placed.order;
    await paying.pay(placed.page);
    await paying.deliverAll(id);
    const { order, lines: rows, payments } = await paying.facts(id);
    expect(order).toMatchObject({ state: 'paid', paymentState: 'paid', payBefore: null });
    expect(rows.map(({ state }) => state)).toEqual(['paid', 'reserved']);
    expect(payments).toMatchObject([{ state: 'paid', amountCents: order.totalCents }]);
    await paying.settled();
    expect(paying.service.catalogue.reservations.get(id)?.state).toBe('confirmed');
    expect(await paying.history(id)).toEqual(['place', 'confirm-payment', 'reserve']);
  });

  it('is paid once, however often the provider says so and the customer asks', async () => {
    const placed = await paying.place({ lines: lines() });
    const { id } = placed.order;
    await paying.pay(placed.page);
    const [event] = await paying.events(id, completed);
    if (!event) throw new Error('no event');
    const customer = await paying.customerOf(placed);
    const check = { method: 'POST', path: `/api/orders/${id}/payment-checks` };
    const again = { ...event, id: `${event.id}again` };
    const answers = await Promise.all([
      ...[event, event, again, event, again].map((one) => paying.deliver(one)),
      ...[check, check, check].map((call) => customer.call(call)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await paying.history(id)).toEqual(['place', 'confirm-payment', 'reserve']);
    const { refunds } = await paying.facts(id);
    expect(refunds).toEqual([]);
  });

  it('is found paid by asking, where the provider never says so', async () => {
    const placed = await paying.place();
    await paying.pay(placed.page);
    const customer = await paying.customerOf(placed);
    const path = `/api/orders/${placed.order.id}/payment-checks`;
    const { body } = await customer.call({ method: 'POST', path });
    expect(body).toEqual({ isPaid: true });
    expect((await paying.facts(placed.order.id)).order.state).toBe('paid');
  });

  it('stays unpaid after a declined card, on the same page', async () => {
    const placed = await paying.place();
    await paying.pay(placed.page, cards.declined);
    await paying.deliverAll(placed.order.id);
    const customer = await paying.customerOf(placed);
    const path = `/api/orders/${placed.order.id}/payment`;
    const { body } = await customer.call<{ isPaid: boolean; paymentUrl: string }>({
      method: 'POST',
      path,
    });
    expect(body.isPaid).toBe(false);
    expect(body.paymentUrl).toContain(placed.page);
  });

  it('is paid at once where a voucher leaves nothing to pay', async () => {
    const free = [aBookLine({ discountCents: 3_150 })];
    const placed = await paying.place({ lines: free, order: { shippingCents: 0, totalCents: 0 } });
    expect(placed.page).toBeNull();
    const { order, payments } = await paying.facts(placed.order.id);
    expect([order.state, order.paymentState, payments]).toEqual(['paid', 'paid', []]);
  });

  it('is not placed where it costs less than a card can pay', async () => {
    const cheap = {
      lines: [aProductLine({ priceCents: 49 })],
      order: { shippingCents: 0, totalCents: 49 },
    };
    await expect(paying.place(cheap)).rejects.toMatchObject({ code: 'payment-refused' });
  });

  it('can be paid by its customer alone', async () => {
    const { order } = await paying.place();
    const stranger = await paying.service.signIn();
    for (const path of ['payment', 'payment-checks']) {
      const answer = await stranger.call({
        method: 'POST',
        path: `/api/orders/${order.id}/${path}`,
      });
      expect(answer.status).toBe(404);
    }
  });
});
