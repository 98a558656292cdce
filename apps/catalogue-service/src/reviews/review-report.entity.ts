import type { ReportReason } from '@zaino/contracts/catalogue';
import { hash, moment, number, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** That a reader finds something wrong with a published review; nothing says who. */
@Entity('review_report')
@Index('ux_review_report_digest', ['digest'], { unique: true })
@Index('ix_review_report_review_id', ['reviewId', 'changeId'])
@Index('ix_review_report_change_id', ['changeId'])
export class ReviewReportEntity {
  @PrimaryGeneratedColumn({ ...number, name: 'id' })
  id!: number;

  @Column({ ...number, name: 'review_id' })
  reviewId!: number;

  @Column({ type: 'varchar', length: 20, name: 'reason' })
  reason!: ReportReason;

  @Column({ type: 'varchar', length: 500, name: 'text' })
  text!: string;

  /** Of the review as it was decided about last, reason and words: the same sent twice is one. */
  @Column({ ...hash, name: 'digest' })
  digest!: string;

  /** The decision by which it was dealt with; null while it is open. */
  @Column({ ...uuid, name: 'change_id', nullable: true })
  changeId!: string | null;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;
}
