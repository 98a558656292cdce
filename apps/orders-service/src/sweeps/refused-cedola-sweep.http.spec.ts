import { DAY_MS } from '@zaino/rules/durations';
import { cedoleWorld } from '../cedole-desk/testing/cedole-world';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { checkConsistency } from '../reconciliation/check-consistency';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedProduct } from '../testing/wanted';
import { RefusedCedolaSweep } from './refused-cedola-sweep';

let service: TestService;
let sweep: RefusedCedolaSweep;
beforeAll(async () => {
  service = await startTestService();
  const worker = await service.startProcess('worker');
  sweep = worker.app.get(RefusedCedolaSweep, { strict: false });
});
afterAll(() => service.stop());

const refused = { decision: 'refused', reason: 'Scaduta' };
const statesOf = async (orderId: string) => {
  const lines = await service.dataSource.manager.find(OrderLineEntity, {
    where: { orderId },
    order: { position: 'ASC' },
  });
  return lines.map(({ type, state }) => `${type} ${state}`);
};

describe('the books of a refused cedola', () => {
  it('lapse where the family says nothing until the day, and they alone', async () => {
    const world = await cedoleWorld(service);
    const pen = wantedProduct(service.catalogue.add({ prezzo: 3.5 }));
    const order = await world.placed([world.book(), pen], { cedole: [world.cedola()] });
    const kept = await world.placed([world.book()], { cedole: [world.cedola()] });
    await world.decide(order, refused);
    const decided = await world.decide(kept, refused);
    const path = `/api/orders/${kept.id}/cedole/${decided.body.cedole?.[0]?.id ?? ''}/payment-in-shop`;
    await world.family.call({ method: 'POST', path });
    service.advance(14 * DAY_MS);
    await sweep.run();
    expect(await statesOf(order.id)).toEqual(['book received', 'product reserved']);
    service.advance(DAY_MS);
    await sweep.run();
    expect(await statesOf(order.id)).toEqual(['book cancelled', 'product reserved']);
    expect(await statesOf(kept.id)).toEqual(['book received']);
    const after = await service.dataSource.manager.findOneByOrFail(OrderEntity, { id: order.id });
    expect([after.cedolaState, after.paymentState]).toEqual([null, 'due']);
    expect(await checkConsistency(service.dataSource)).toEqual([]);
  });
});
