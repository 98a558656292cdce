import { Column, Entity, PrimaryColumn } from 'typeorm';
import { json, moment } from '../database/columns';
import type { DaySales } from './day-sales';
import type { DaySchools } from './day-schools';

/** What was sold on one day, as it was counted last; right as long as its orders have the same versions (docs/decisions/statistics.md). */
@Entity('sales_day')
export class SalesDayEntity {
  /** In Italy. */
  @PrimaryColumn({ type: 'date', name: 'day' })
  day!: string;

  /** Orders of the day, and the sum of their versions. */
  @Column({ type: 'int', unsigned: true, name: 'orders' })
  orders!: number;

  @Column({ type: 'int', unsigned: true, name: 'versions' })
  versions!: number;

  /** `SALES_RULE` that it was counted by. */
  @Column({ type: 'smallint', unsigned: true, name: 'rule' })
  rule!: number;

  @Column({ ...json, name: 'sales' })
  sales!: DaySales;

  @Column({ ...json, name: 'schools' })
  schools!: DaySchools;

  @Column({ ...moment, name: 'counted_at' })
  countedAt!: Date;
}
