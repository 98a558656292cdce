import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { moment, token, uuid, words } from '../database/columns';

/** Who orders without an account; its id is the orders' `customerId` (docs/decisions/guest-checkout.md). */
@Entity('guest_buyer')
@Index('ix_guest_buyer_email', ['email'])
@Index('ix_guest_buyer_network', ['network'])
@Index('ix_guest_buyer_begun_at', ['begunAt'])
@Index('ix_guest_buyer_claimed_by', ['claimedBy'])
export class GuestBuyerEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  /** Of all of the guest's orders; empty once they are an account's. */
  @Column({ ...words(254), name: 'email' })
  email!: string;

  /** From where the last order was begun, in a hash; empty after some days. */
  @Column({ ...token(22), name: 'network' })
  network!: string;

  /** When the last order was begun. */
  @Column({ ...moment, name: 'begun_at' })
  begunAt!: Date;

  /** The account whose the orders are by now. */
  @Column({ ...uuid, name: 'claimed_by', nullable: true })
  claimedBy!: string | null;
}
