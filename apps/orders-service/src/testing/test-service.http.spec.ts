import { OrderEntity } from '../orders/order.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { aBookLine, aProductLine, placedOrder } from './placed-order';
import { startTestService, type TestService } from './test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('an order that a test places', () => {
  it('is read as it was written, with sums that follow from its lines', async () => {
    const lines = [aBookLine({ quantity: 2 }), aProductLine()];
    const { order, lines: written } = await placedOrder(service.dataSource, { lines });
    const { manager } = service.dataSource;
    const read = await manager.findOneByOrFail(OrderEntity, { id: order.id });
    expect(read).toEqual(order);
    expect(read.totalCents).toBe(2 * 3_150 + 250 + 500);
    expect(await manager.findBy(OrderLineEntity, { orderId: order.id })).toEqual(
      expect.arrayContaining(written),
    );
  });
});
