import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { moment, token, uuid } from '../database/columns';

/** That a customer was written to of a week: once, whatever runs twice. */
@Entity('weekly_mail')
@Index('ix_weekly_mail_told_at', ['toldAt'])
export class WeeklyMailEntity {
  @PrimaryColumn({ ...uuid, name: 'customer_id' })
  customerId!: string;

  /** Its Monday, `2026-09-14`. */
  @PrimaryColumn({ ...token(10), name: 'week' })
  week!: string;

  @Column({ ...moment, name: 'told_at' })
  toldAt!: Date;
}
