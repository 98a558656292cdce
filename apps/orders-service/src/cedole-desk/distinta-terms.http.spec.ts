import { italianDay } from '@zaino/rules/italian-day';
import { startTestService, type TestService } from '../testing/test-service';
import { cedoleWorld, CREMONA } from './testing/cedole-world';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it('a distinta needs the terms of its Comune, whose discount would else be left out of the invoice', async () => {
  const world = await cedoleWorld(service);
  const { cedole = [] } = await world.collected();
  const set = (comuni: object[]) =>
    world.desk('PUT', 'cedole/terms', { isAccepted: false, comuni });
  const send = () =>
    world.send(
      cedole.map(({ id }) => id),
      italianDay(service.now()),
    );
  await set([]);
  expect(await send()).toMatchObject({
    status: 409,
    body: { code: 'command-refused', detail: expect.stringContaining('Cremona') as string },
  });
  expect((await world.ledger()).cedole).toMatchObject([{ stage: 'collected', distinta: null }]);
  await set([{ ...CREMONA, discountPercent: 1.5 }]);
  const { status, body } = await send();
  expect(status).toBe(200);
  // The number of the one that was refused is free.
  expect(body.number).toMatch(/^1\//);
});
