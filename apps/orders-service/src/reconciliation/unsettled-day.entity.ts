import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moment } from '../database/columns';

/** A day in Italy on which our books and the provider's differ, until they agree or a person has settled it. */
@Entity('unsettled_day')
export class UnsettledDayEntity {
  @PrimaryColumn({ type: 'date', name: 'day' })
  day!: string;

  @Column({ ...moment, name: 'found_at' })
  foundAt!: Date;
}
