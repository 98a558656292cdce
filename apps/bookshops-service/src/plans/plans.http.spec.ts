import { type BookshopPlans, bookshopPlansSchema } from '@zaino/contracts/bookshops';
import * as z from 'zod/mini';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
afterEach(() => service.stop());

async function plans(): Promise<BookshopPlans> {
  const { status, body } = await service.call({ path: '/api/bookshop-plans' });
  expect(status).toBe(200);
  return z.strictObject(bookshopPlansSchema.shape).parse(body);
}

describe('what bookshops get', () => {
  it('is a free plan of today, and a paid one whose price and limits are settings', async () => {
    service = await startTestService({
      BOOKSHOP_FEE_PERCENT: 6,
      BOOKSHOP_PLAN_FEE_PERCENT: 2.5,
      BOOKSHOP_PLAN_MONTHLY_CENTS: 2_490,
      BOOKSHOP_PLAN_TRIAL_DAYS: 14,
      BOOKSHOP_PLAN_COLLEAGUES: 3,
    });
    const [free, plus] = (await plans()).plans;
    expect(free).toMatchObject({
      id: 'free',
      isAvailable: true,
      monthlyPrice: 0,
      feePercent: 6,
      colleagues: 0,
    });
    expect(plus).toMatchObject({
      id: 'plus',
      isAvailable: false,
      monthlyPrice: 24.9,
      trialDays: 14,
      feePercent: 2.5,
      colleagues: 3,
    });
  });

  it('gives all of the free plan to the paid one, and promises nothing that is in neither', async () => {
    service = await startTestService();
    const { plans: listed, coming } = await plans();
    const [free, plus] = listed.map(({ features }) => features);
    expect(plus).toEqual(expect.arrayContaining(free ?? []));
    expect(plus).toEqual(expect.arrayContaining(coming));
  });
});
