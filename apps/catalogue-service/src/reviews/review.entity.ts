import type { ReviewState } from '@zaino/contracts/catalogue';
import { moment, number, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a customer says of a product that they have received: plain text, once per product. */
@Entity('review')
@Index('ux_review_author', ['uid', 'productId'], { unique: true })
@Index('ix_review_product', ['productId', 'state', 'createdAt', 'stars'])
@Index('ix_review_state', ['state', 'submittedAt'])
@Index('ix_review_submitted_at', ['submittedAt'])
@Index('ix_review_open_reports', ['openReports', 'submittedAt'])
export class ReviewEntity {
  @PrimaryGeneratedColumn({ ...number, name: 'id' })
  id!: number;

  @Column({ ...number, name: 'product_id' })
  productId!: number;

  /** Whose it is: nobody but they and an export of their data learn it. */
  @Column({ ...uuid, name: 'uid' })
  uid!: string;

  @Column({ type: 'tinyint', unsigned: true, name: 'stars' })
  stars!: number;

  @Column({ type: 'text', name: 'text' })
  text!: string;

  /** `/api/media/<id>`. */
  @Column({ type: 'varchar', length: 100, name: 'image', nullable: true })
  image!: string | null;

  @Column({ type: 'varchar', length: 30, name: 'first_name' })
  firstName!: string;

  /** Of the surname, a capital; empty for none. */
  @Column({ type: 'varchar', length: 8, name: 'initial' })
  initial!: string;

  @Column({ type: 'varchar', length: 10, name: 'state' })
  state!: ReviewState;

  /** Why it was refused, for its author. */
  @Column({ type: 'varchar', length: 500, name: 'refusal', nullable: true })
  refusal!: string | null;

  /** Reports that nobody has decided about yet. */
  @Column({ ...number, name: 'open_reports', default: 0 })
  openReports!: number;

  /** Counts what its author changes: who decides says what was read. */
  @Column({ ...number, name: 'version', default: 1 })
  version!: number;

  /** The decision that counts now; null where nobody has decided about what it says now. */
  @Column({ ...uuid, name: 'decided_by', nullable: true })
  decidedBy!: string | null;

  /** Of the shop. */
  @Column({ type: 'text', name: 'answer', nullable: true })
  answer!: string | null;

  @Column({ ...moment, name: 'answered_at', nullable: true })
  answeredAt!: Date | null;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  /** When it was written or last changed by its author. */
  @Column({ ...moment, name: 'submitted_at' })
  submittedAt!: Date;
}
