import type { Order } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { cents, json, moment, token, uuid, words } from '../database/columns';

/** Money that goes back to the customer. */
@Entity('refund')
@Index('ix_refund_order_id', ['orderId', 'createdAt'])
@Index('ux_refund_provider_id', ['providerId'], { unique: true })
@Index('ix_refund_state', ['state', 'createdAt', 'orderId'])
@Index('ix_refund_created_at', ['createdAt', 'state'])
@Index('ix_refund_done_at', ['doneAt', 'state', 'orderId'])
export class RefundEntity {
  /** Also the idempotency key at the provider. */
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'order_id' })
  orderId!: string;

  /** Null where the shop gives back what it took at the counter, and where it goes back to a voucher. */
  @Column({ ...uuid, name: 'payment_id', nullable: true })
  paymentId!: string | null;

  /** Of the voucher of the State that it goes back to, and not to who has paid; null for money. */
  @Column({ ...uuid, name: 'state_voucher_id', nullable: true })
  stateVoucherId!: string | null;

  @Column({ ...cents, name: 'amount_cents' })
  amountCents!: number;

  /** Of it, what the bookshop gives back of what went to it. */
  @Column({ ...cents, name: 'reversal_cents', default: 0 })
  reversalCents!: number;

  /** Of the fee, what the bookshop gets back for that. */
  @Column({ ...cents, name: 'fee_cents', default: 0 })
  feeCents!: number;

  @Column({ ...token(10), name: 'state' })
  state!: Order['refunds'][number]['state'];

  @Column({ ...words(200), name: 'reason' })
  reason!: string;

  /** Cents for each line, by its id; the rest is shipping. */
  @Column({ ...json, name: 'line_cents' })
  lineCents!: Record<string, number>;

  /** Of these, cents for the extras of lines; null for none. */
  @Column({ ...json, name: 'extra_cents', nullable: true })
  extraCents!: Record<string, number> | null;

  @Column({ ...token(255), name: 'provider_id', nullable: true })
  providerId!: string | null;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...moment, name: 'done_at', nullable: true })
  doneAt!: Date | null;
}
