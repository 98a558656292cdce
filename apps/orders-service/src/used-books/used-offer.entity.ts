import type { DigitalCode, UsedGrade, UsedOffer } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { cents, moment, token, uuid, words } from '../database/columns';

/** A copy of a book that a family offers: no more is kept of the family than its account. */
@Entity('used_offer')
@Index('ix_used_offer_customer_id', ['customerId', 'offeredAt'])
@Index('ix_used_offer_code', ['code'])
@Index('ix_used_offer_ends_at', ['endsAt'])
export class UsedOfferEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'customer_id' })
  customerId!: string;

  /** What the family says at the counter, the same for all that it offers at a time; six letters and figures. */
  @Column({ ...token(6), name: 'code' })
  code!: string;

  @Column({ ...token(13), name: 'isbn' })
  isbn!: string;

  @Column({ ...words(300), name: 'title' })
  title!: string;

  @Column({ ...token(8), name: 'grade' })
  grade!: UsedGrade;

  @Column({ ...token(8), name: 'digital_code' })
  digitalCode!: DigitalCode;

  @Column({ ...cents, name: 'guide_cents', nullable: true })
  guideCents!: number | null;

  /** An offer whose time is over is `offered` here. */
  @Column({ ...token(10), name: 'state' })
  state!: Exclude<UsedOffer['state'], 'expired'>;

  @Column({ ...moment, name: 'offered_at' })
  offeredAt!: Date;

  /** When it ends by itself, or has ended. */
  @Column({ ...moment, name: 'ends_at' })
  endsAt!: Date;
}
