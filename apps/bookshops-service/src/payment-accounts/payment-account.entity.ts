import type { AccountRequirement, ProviderAccount } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { accountId, keyword, moment, uuid } from '../database/columns';

/** The account for payments of a bookshop, as the provider said last; there from the first attempt to have one. */
@Entity('payment_account')
@Index('ux_payment_account_account_id', ['accountId'], { unique: true })
@Index('ix_payment_account_checked_at', ['checkedAt'])
export class PaymentAccountEntity {
  @PrimaryColumn({ ...uuid, name: 'tenant_id' })
  tenantId!: string;

  /** By which an account is made at the provider: the same attempt is the same account. */
  @Column({ ...uuid, name: 'attempt_id', nullable: true })
  attemptId!: string | null;

  /** One bookshop's alone. */
  @Column({ ...accountId, name: 'account_id', nullable: true })
  accountId!: string | null;

  /** It was made here for this bookshop, as the provider's own note of it says. */
  @Column({ type: 'boolean', name: 'is_made_here', default: false })
  isMadeHere!: boolean;

  @Column({ ...keyword('standing', 10), nullable: true })
  standing!: ProviderAccount['standing'] | null;

  /** JSON: what the provider asks for; null for nothing. */
  @Column({ type: 'simple-json', name: 'missing', nullable: true })
  missing!: AccountRequirement[] | null;

  @Column({ ...moment, name: 'deadline', nullable: true })
  deadline!: Date | null;

  @Column({ type: 'boolean', name: 'is_rejected', default: false })
  isRejected!: boolean;

  /** When it was first known to be active. */
  @Column({ ...moment, name: 'verified_at', nullable: true })
  verifiedAt!: Date | null;

  /** When the provider was asked last. */
  @Column({ ...moment, name: 'checked_at', nullable: true })
  checkedAt!: Date | null;
}
