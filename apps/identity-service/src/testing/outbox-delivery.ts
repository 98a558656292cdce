import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import type { TestService } from './test-service';

const PATIENCE_MS = 45_000;

/** Waits until all that was to follow has followed. Time must not jump before: leases would end under way. */
export async function delivered(service: TestService): Promise<void> {
  const { manager } = service.app.get(DataSource);
  const isEmpty = await waitUntil(async () => !(await manager.exists(OutboxMessage)), PATIENCE_MS);
  if (!isEmpty) throw new Error('The outbox still holds messages.');
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
