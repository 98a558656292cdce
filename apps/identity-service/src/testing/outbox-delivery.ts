import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource, Not } from 'typeorm';
import type { TestService } from './test-service';

const PATIENCE_MS = 15_000;

/**
 * Waits until all that was to follow has followed, but for messages of a topic that has failed. Time must not jump
 * before: leases would end under way, and what is taken twice then has its next attempt at a time that never comes.
 */
export async function delivered(service: TestService, butTopic = ''): Promise<void> {
  const { manager } = service.app.get(DataSource);
  const where = { topic: Not(butTopic) };
  const isEmpty = await waitUntil(
    async () => !(await manager.existsBy(OutboxMessage, where)),
    PATIENCE_MS,
  );
  if (isEmpty) return;
  const left = await manager.findBy(OutboxMessage, where);
  const now = service.clock.now();
  const words = left.map(
    ({ topic, attempts, dueAt, lastError }) =>
      `${topic}, ${attempts} attempts, due in ${dueAt.getTime() - now} ms, ${lastError}`,
  );
  throw new Error(`The outbox still holds messages: ${words.join('; ')}`);
}

/** Waits until deliveries of this topic have failed, so many of them, and are to be tried again. */
export async function failedDelivery(
  service: TestService,
  topic: string,
  count = 1,
): Promise<void> {
  const { manager } = service.app.get(DataSource);
  const hasFailed = async () => {
    const messages = await manager.findBy(OutboxMessage, { topic, attempts: 1 });
    // The pause after a failure is shorter than the lease of a delivery.
    const hasPause = ({ dueAt }: OutboxMessage) => dueAt.getTime() - service.clock.now() < 10_000;
    return messages.filter(hasPause).length >= count;
  };
  if (!(await waitUntil(hasFailed, PATIENCE_MS))) throw new Error('No delivery has failed.');
}
