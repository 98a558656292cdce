import { HOUR_MS, SECOND_MS } from '@zaino/rules/durations';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { waitUntil } from '@zaino/testing/processes';
import { cedoleWorld } from '../cedole-desk/testing/cedole-world';
import { startTestService, type TestService } from '../testing/test-service';
import { ORDER_MAIL_TOPIC } from './mail-effects';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it('a mail that is delivered before one of an earlier event waits for what that one proves', async () => {
  const { manager } = service.dataSource;
  const world = await cedoleWorld(service);
  const order = await world.placed([world.book()], { cedole: [world.cedola()] });
  const placed = await manager.findOneByOrFail(OutboxMessage, { topic: ORDER_MAIL_TOPIC });
  await world.decide(order, { decision: 'refused', reason: 'Scaduta' });
  await manager.update(OutboxMessage, placed.id, { dueAt: new Date(service.now() + HOUR_MS) });

  await service.startProcess('worker');
  const isRefusalTried = () =>
    manager
      .createQueryBuilder(OutboxMessage, 'm')
      .where('m.id > :id AND m.topic = :topic AND m.lastError IS NOT NULL', {
        id: placed.id,
        topic: ORDER_MAIL_TOPIC,
      })
      .getExists();
  expect(await waitUntil(isRefusalTried, 20 * SECOND_MS)).toBe(true);
  await manager.update(OutboxMessage, placed.id, { dueAt: new Date(service.now()) });

  const titles = () => service.mailbox.mails.map(({ subject }) => subject?.split(':')[0]);
  await waitUntil(() => titles().includes('Cedola non accettata'), 20 * SECOND_MS);
  expect(titles()).toEqual(['Ordine ricevuto', 'Cedola non accettata']);
});
