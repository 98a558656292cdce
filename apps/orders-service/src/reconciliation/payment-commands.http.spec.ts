import { italianDay } from '@zaino/rules/italian-day';
import { keepPrinted } from '@zaino/service/testing/keep-printed';
import { createDataSource } from '../database/data-source';
import { PayingService } from '../testing/paying-service';
import { paymentCommands } from './payment-commands';

let paying: PayingService;
let said: () => string;
beforeAll(async () => {
  paying = await PayingService.start();
  process.env.STRIPE_API_URL = paying.sandbox.apiUrl;
  process.env.STRIPE_SECRET_KEY = paying.sandbox.secretKey;
});
afterAll(() => paying.stop());
beforeEach(() => {
  said = keepPrinted();
});
afterEach(() => jest.restoreAllMocks());

function run(name: string, ...args: string[]): Promise<void> {
  const open = () => Promise.resolve(createDataSource(paying.service.databaseUrl));
  const command = paymentCommands(open)[name];
  if (!command) throw new Error(`There is no command ${name}.`);
  return command(args);
}

const today = () => italianDay(new Date());

describe('the command line', () => {
  it('replays what the worker never heard, and then agrees with itself and with the provider', async () => {
    const placed = await paying.place();
    await paying.pay(placed.page);
    const [event] = await paying.events(placed.order.id, 'checkout.session.completed');
    await paying.service.dataSource.query(
      `INSERT INTO payment_event (id, type, payload, received_at) VALUES (?, ?, ?, NOW(3))`,
      [event?.id, event?.type, JSON.stringify(event)],
    );
    await expect(run('reconcile', '--day', today())).rejects.toThrow('is open here');
    await run('replay-events');
    expect(said()).toContain('1 messages of the provider were acted on.');
    expect((await paying.facts(placed.order.id)).order.state).toBe('paid');
    await run('check');
    await run('reconcile', '--day', today());
    expect(said()).toContain('1 payments, 0 refunds, 0 transfers to bookshops');
    expect(said()).toContain('The provider says the same.');
  });

  it('tells of a day until it is said to be settled', async () => {
    const { dataSource } = paying.service;
    await dataSource.query('UPDATE payment SET amount_cents = amount_cents + 1 WHERE state = ?', [
      'paid',
    ]);
    await expect(run('reconcile', '--day', today())).rejects.toThrow('1 differences');
    await expect(run('reconcile')).rejects.toThrow(`${today()}: Charge`);
    await run('settle-day', '--day', today());
    expect(said()).toContain(`${today()} is settled.`);
    await run('reconcile');
    expect(said()).toContain('The provider says the same.');
  });

  it('names each order with which something is wrong', async () => {
    const placed = await paying.place();
    const wrong = 'UPDATE customer_order SET shipping_cents = 1 WHERE id = ?';
    await paying.service.dataSource.query(wrong, [placed.order.id]);
    await expect(run('check')).rejects.toThrow(`Order ${placed.order.id} has a total`);
  });

  it.each([
    ['reconcile', ['--day', 'ieri'], 'ieri is no day'],
    ['reconcile', ['--since', '2026-09-14'], 'It takes --day <value>'],
    ['settle-day', [], 'It takes --day <value>.'],
    ['settle-day', ['--day', '2020-01-01'], '2020-01-01 is not unsettled.'],
    ['replay-events', ['--since', 'ieri'], 'ieri is no moment'],
    ['check', ['--day', '2026-09-14'], 'It takes nothing.'],
  ])('%s refuses %j', async (name, args, sentence) => {
    await expect(run(name, ...args)).rejects.toThrow(sentence);
  });
});
