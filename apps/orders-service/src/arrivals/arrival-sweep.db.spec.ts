import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@zaino/rules/durations';
import { startTestService, type TestService } from '../testing/test-service';
import { ArrivalEntity } from './arrival.entity';
import { ArrivalSweep } from './arrival-sweep';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ role: 'worker' });
});
afterAll(() => service.stop());

describe('the sweep of arrivals', () => {
  it('forgets what came long ago, and nothing else', async () => {
    const { manager } = service.dataSource;
    const arrival = (part: number, days: number) => ({
      id: randomUUID(),
      shopId: randomUUID(),
      scanId: randomUUID(),
      part,
      source: 'scan' as const,
      isbn: '9788899001223',
      quantity: 1,
      orderId: null,
      lineId: null,
      before: null,
      actorName: null,
      takenBackAt: null,
      at: new Date(service.now() - days * DAY_MS),
    });
    const old = Array.from({ length: 1_200 }, (_, part) => arrival(part, 181));
    const young = arrival(0, 179);
    await manager.insert(ArrivalEntity, [...old, young]);
    await service.app.get(ArrivalSweep, { strict: false }).run();
    expect(await manager.find(ArrivalEntity)).toMatchObject([{ id: young.id }]);
  });
});
