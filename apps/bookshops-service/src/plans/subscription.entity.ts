import type { SubscriptionStatus } from '@zaino/contracts/orders';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { accountId, keyword, moment, uuid } from '../database/columns';

/** The paid plan of a bookshop, as the payment provider said last; there from the first attempt to take it. */
@Entity('subscription')
export class SubscriptionEntity {
  @PrimaryColumn({ ...uuid, name: 'tenant_id' })
  tenantId!: string;

  /** The page that is open to take it: the same attempt is the same page. */
  @Column({ ...uuid, name: 'attempt_id', nullable: true })
  attemptId!: string | null;

  @Column({ ...moment, name: 'attempted_at', nullable: true })
  attemptedAt!: Date | null;

  /** At the provider. */
  @Column({ ...accountId, name: 'subscription_id', nullable: true })
  subscriptionId!: string | null;

  @Column({ ...accountId, name: 'customer_id', nullable: true })
  customerId!: string | null;

  @Column({ ...keyword('status', 10), nullable: true })
  status!: SubscriptionStatus | null;

  @Column({ ...moment, name: 'trial_end', nullable: true })
  trialEnd!: Date | null;

  @Column({ ...moment, name: 'period_end', nullable: true })
  periodEnd!: Date | null;

  @Column({ ...moment, name: 'cancels_at', nullable: true })
  cancelsAt!: Date | null;

  /** When it was first known that a payment is missing; null while none is. */
  @Column({ ...moment, name: 'past_due_since', nullable: true })
  pastDueSince!: Date | null;
}
