import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of a year; its row is locked until the document that takes the next one is committed. */
@Entity('fiscal_counter')
export class FiscalCounterEntity {
  @PrimaryColumn({ type: 'smallint', unsigned: true, name: 'year' })
  year!: number;

  @Column({ type: 'int', unsigned: true, name: 'last' })
  last!: number;
}
