import type { StateVoucherKind } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { cents, moment, token, uuid, words } from '../database/columns';

/**
 * `reserved`: held for the order; `confirmed`: spent; `released`: the order came to nothing, and it is free again;
 * `lost`: the provider did not let it be spent although it was held, so it has paid nothing.
 */
type StateVoucherState = 'reserved' | 'confirmed' | 'released' | 'lost';

/** What a voucher of the State pays of an order. Its code is not kept. */
@Entity('state_voucher')
@Index('ux_state_voucher_order_id', ['orderId'], { unique: true })
@Index('ux_state_voucher_reference', ['reference'], { unique: true })
@Index('ix_state_voucher_state', ['state', 'createdAt'])
export class StateVoucherEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'order_id' })
  orderId!: string;

  @Column({ ...token(20), name: 'kind' })
  kind!: StateVoucherKind;

  /** Of the provider. */
  @Column({ ...token(100), name: 'reference' })
  reference!: string;

  /** The last characters of the code, for people. */
  @Column({ ...words(4), name: 'ending' })
  ending!: string;

  @Column({ ...cents, name: 'amount_cents' })
  amountCents!: number;

  @Column({ ...token(10), name: 'state' })
  state!: StateVoucherState;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  /** When it was spent, or free again. */
  @Column({ ...moment, name: 'settled_at', nullable: true })
  settledAt!: Date | null;
}
