import { Logger } from '@nestjs/common';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { PayingService } from '../testing/paying-service';
import { NightlyReconciliation } from './nightly-reconciliation';

/** Milliseconds from now to noon of the day after today's in Italy. */
function untilTomorrowNoon(): number {
  const now = Date.now();
  return Date.parse(`${italianDay(now)}T12:00:00Z`) + DAY_MS - now;
}

let paying: PayingService;
let nightly: NightlyReconciliation;
beforeAll(async () => {
  paying = await PayingService.start();
  nightly = paying.worker.app.get(NightlyReconciliation, { strict: false });
});
afterAll(() => paying.stop());
afterEach(() => jest.restoreAllMocks());

describe('the nightly comparison with the provider', () => {
  it('is made once a day, by one of the workers, and counts the differences', async () => {
    const placed = await paying.place();
    await paying.pay(placed.page);
    await paying.deliverAll(placed.order.id);
    expect(await nightly.run()).toBe(0);
    expect(await nightly.run()).toBeNull();
    await paying.service.dataSource.query('UPDATE payment SET amount_cents = amount_cents + 1');
    paying.service.advance(untilTomorrowNoon());
    const told = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    expect(await nightly.run()).toBe(1);
    expect(told.mock.calls).toEqual([[expect.stringContaining('took another amount')]]);
  });

  it('tells of it every night until it is settled', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation();
    paying.service.advance(DAY_MS);
    expect(await nightly.run()).toBe(1);
    await paying.service.dataSource.query('UPDATE payment SET amount_cents = amount_cents - 1');
    paying.service.advance(DAY_MS);
    expect(await nightly.run()).toBe(0);
  });

  it('is tried again where the provider was away', async () => {
    paying.service.advance(DAY_MS);
    await paying.sandbox.stop();
    await expect(nightly.run()).rejects.toThrow();
    await expect(nightly.run()).rejects.toThrow();
  });
});
