import type { Outbox } from '@zaino/service/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { SubscriptionEntity } from './subscription.entity';

export const SUBSCRIPTION_END_TOPIC = 'subscription.end';

export const subscriptionEndSchema = z.object({ subscriptionId: z.string() });

/** A bookshop whose owner is gone pays no more: what it had is forgotten here, and ended at the provider. */
export async function leavePlan(
  manager: EntityManager,
  outbox: Outbox,
  tenantId: string,
): Promise<void> {
  const known = await manager.findOneBy(SubscriptionEntity, { tenantId });
  if (known === null) return;
  await manager.delete(SubscriptionEntity, { tenantId });
  const { subscriptionId, status } = known;
  if (subscriptionId === null || status === 'ended') return;
  await outbox.add(manager, SUBSCRIPTION_END_TOPIC, { subscriptionId });
}
