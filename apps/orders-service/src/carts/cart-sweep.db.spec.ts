import { randomUUID } from 'node:crypto';
import { emptyCart } from '@zaino/rules/cart';
import { DAY_MS } from '@zaino/rules/durations';
import { startTestService, type TestService } from '../testing/test-service';
import { CartOperationEntity } from './cart-operation.entity';
import { CartSweep } from './cart-sweep';
import { CustomerCartEntity } from './customer-cart.entity';
import { SharedListEntity } from './shared-list.entity';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ role: 'worker' });
});
afterAll(() => service.stop());

const ago = (days: number) => new Date(service.now() - days * DAY_MS);

describe('the sweep of carts', () => {
  it('forgets what nobody has touched for long, and nothing else', async () => {
    const { manager } = service.dataSource;
    const old = randomUUID();
    const young = randomUUID();
    const cart = { version: 1, content: emptyCart };
    await manager.insert(CustomerCartEntity, [
      { ...cart, customerId: old, updatedAt: ago(731) },
      { ...cart, customerId: young, updatedAt: ago(729) },
    ]);
    await manager.insert(CartOperationEntity, [
      { customerId: young, id: old, appliedAt: ago(91) },
      { customerId: young, id: young, appliedAt: ago(89) },
    ]);
    await manager.insert(
      SharedListEntity,
      Array.from({ length: 1_500 }, (_, n) => ({ id: `old-${n}`, lines: [], createdAt: ago(181) })),
    );
    await manager.insert(SharedListEntity, { id: 'young', lines: [], createdAt: ago(179) });
    await service.app.get(CartSweep, { strict: false }).run();
    expect(await manager.find(CustomerCartEntity)).toMatchObject([{ customerId: young }]);
    expect(await manager.find(CartOperationEntity)).toMatchObject([{ id: young }]);
    expect(await manager.find(SharedListEntity)).toMatchObject([{ id: 'young' }]);
  });
});
