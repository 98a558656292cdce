import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moment } from '../database/columns';

/** An event of an order that the daily figures hold already: its message may come again. */
@Entity('counted_event')
export class CountedEvent {
  @PrimaryColumn({ type: 'bigint', unsigned: true, name: 'event_id' })
  eventId!: string;

  @Column({ ...moment, name: 'counted_at' })
  countedAt!: Date;
}
