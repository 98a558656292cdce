import type { DigitalCode, UsedCopy, UsedGrade, UsedTender } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { cents, moment, token, uuid, words } from '../database/columns';

/** A used copy that a bookshop has taken in at its counter; nothing says from whom. */
@Entity('used_copy')
@Index('ix_used_copy_bookshop_id', ['bookshopId', 'takenAt', 'id'])
@Index('ux_used_copy_intake_id', ['intakeId', 'position', 'bookshopId'], { unique: true })
@Index('ix_used_copy_taken_at', ['takenAt'])
export class UsedCopyEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'bookshop_id' })
  bookshopId!: string;

  /** What was taken in at one time. */
  @Column({ ...uuid, name: 'intake_id' })
  intakeId!: string;

  /** Its place on the receipt. */
  @Column({ type: 'smallint', unsigned: true, name: 'position' })
  position!: number;

  /** Of the family's offer, which is forgotten before the copy is; null for none. */
  @Column({ ...uuid, name: 'offer_id', nullable: true })
  offerId!: string | null;

  @Column({ ...token(13), name: 'isbn' })
  isbn!: string;

  @Column({ ...words(300), name: 'title' })
  title!: string;

  @Column({ ...token(8), name: 'grade' })
  grade!: UsedGrade;

  @Column({ ...token(8), name: 'digital_code' })
  digitalCode!: DigitalCode;

  @Column({ ...token(8), name: 'tender' })
  tender!: UsedTender;

  @Column({ ...cents, name: 'paid_cents' })
  paidCents!: number;

  @Column({ ...cents, name: 'sale_cents', nullable: true })
  saleCents!: number | null;

  @Column({ ...token(10), name: 'state' })
  state!: UsedCopy['state'];

  @Column({ ...moment, name: 'taken_at' })
  takenAt!: Date;

  /** Name of who has taken it in. */
  @Column({ ...words(120), name: 'taken_by' })
  takenBy!: string;
}
