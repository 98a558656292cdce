import { legalTexts, versionInForce } from '@zaino/contracts/shared';
import type { Order } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { orderCalls } from '../testing/order-calls';
import { placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedBook } from '../testing/wanted';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('the legal texts of an order', () => {
  it('are those in force when it was placed, as the server says', async () => {
    const customer = await service.signIn();
    const calls = orderCalls(service);
    const body = await calls.bodyOf([wantedBook(service.schools.add())]);
    const { body: placed } = await calls.send(customer, body);
    const { body: order } = await customer.call<Order>({ path: `/api/orders/${placed.orderId}` });
    const day = italianDay(new Date(order.createdAt));
    expect(order.acceptedTexts).toEqual({
      terms: versionInForce(legalTexts.terms, day),
      privacy: versionInForce(legalTexts.privacy, day),
    });
  });

  it('are no part of what a browser sends', async () => {
    const customer = await service.signIn();
    const calls = orderCalls(service);
    const body = await calls.bodyOf([wantedBook(service.schools.add())]);
    const acceptedTexts = { terms: '1999-01-01', privacy: '1999-01-01' };
    expect((await calls.send(customer, { ...body, acceptedTexts })).status).toBe(400);
  });

  it('are not made up for orders from before they were kept', async () => {
    const customer = await service.signIn();
    const { order } = await placedOrder(service.dataSource, {
      order: { customerId: customer.uid },
    });
    const { body } = await customer.call<Order>({ path: `/api/orders/${order.id}` });
    expect(body.acceptedTexts).toBeNull();
  });
});
