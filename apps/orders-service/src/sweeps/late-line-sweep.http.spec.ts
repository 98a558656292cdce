import { DAY_MS } from '@zaino/rules/durations';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import { PayingService } from '../testing/paying-service';
import { LateLineSweep } from './late-line-sweep';

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());

const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
const nextWeek = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
const sweep = () => paying.worker.app.get(LateLineSweep, { strict: false }).run();

describe('lines that did not come by the day that the customer has set', () => {
  it('are cancelled, with their money back; all else of the order goes on', async () => {
    const placed = await paying.place({
      lines: [
        aBookLine({ cancelAfter: yesterday }),
        aBookLine({ cancelAfter: nextWeek }),
        aBookLine(),
        aProductLine(),
      ],
    });
    await paying.pay(placed.page);
    await paying.deliverAll(placed.order.id);
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    await paying.settled();
    const { lines, refunds } = await paying.facts(placed.order.id);
    expect(lines.map(({ state }) => state)).toEqual(['refunded', 'paid', 'paid', 'reserved']);
    expect(refunds).toMatchObject([
      { amountCents: 3_150, reason: 'Non è arrivato entro la data che hai scelto' },
    ]);
  });

  it('stay where they are reserved already', async () => {
    const line = aBookLine({ cancelAfter: yesterday, state: 'reserved' });
    const order = { state: 'reserved', paymentState: 'paid', payBefore: null } as const;
    const placed = await placedOrder(paying.service.dataSource, { order, lines: [line] });
    await sweep();
    expect((await paying.facts(placed.order.id)).lines[0]?.state).toBe('reserved');
  });

  it('wait for the payment first: an order that nobody has paid ends as a whole', async () => {
    const placed = await paying.place({ lines: [aBookLine({ cancelAfter: yesterday })] });
    expect(await sweep()).toBe(0);
    expect((await paying.facts(placed.order.id)).order.state).toBe('received');
  });
});
