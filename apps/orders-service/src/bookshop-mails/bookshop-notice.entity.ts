import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { moment, uuid } from '../database/columns';

/** What a bookshop is told of in the mail of the day. */
@Entity('bookshop_notice')
@Index('ix_bookshop_notice_noted_at', ['notedAt', 'bookshopId'])
export class BookshopNoticeEntity {
  /** What it tells of. */
  @PrimaryColumn({ type: 'bigint', unsigned: true, name: 'event_id' })
  eventId!: string;

  @Column({ ...uuid, name: 'bookshop_id' })
  bookshopId!: string;

  @Column({ ...moment, name: 'noted_at' })
  notedAt!: Date;
}
