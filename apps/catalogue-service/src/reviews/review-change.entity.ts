import type { ReviewState } from '@zaino/contracts/catalogue';
import { moment, number, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One decision of an admin about reviews, that can be taken back. */
@Entity('review_change')
@Index('ix_review_change_created_at', ['createdAt'])
export class ReviewChangeEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ type: 'varchar', length: 10, name: 'action' })
  action!: 'approve' | 'refuse';

  @Column({ ...uuid, name: 'admin_id' })
  adminId!: string;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...moment, name: 'undone_at', nullable: true })
  undoneAt!: Date | null;
}

/** How a review stood before a decision. */
@Entity('review_change_item')
@Index('ix_review_change_item_review_id', ['reviewId'])
export class ReviewChangeItemEntity {
  @PrimaryColumn({ ...uuid, name: 'change_id' })
  changeId!: string;

  @PrimaryColumn({ ...number, name: 'review_id' })
  reviewId!: number;

  /** What was decided about: its author may have changed it since. */
  @Column({ ...number, name: 'version' })
  version!: number;

  @Column({ type: 'varchar', length: 10, name: 'state_before' })
  stateBefore!: ReviewState;

  @Column({ type: 'varchar', length: 500, name: 'refusal_before', nullable: true })
  refusalBefore!: string | null;

  /** The decision that counted before. */
  @Column({ ...uuid, name: 'decided_before', nullable: true })
  decidedBefore!: string | null;
}
