import { Column, Entity, PrimaryColumn } from 'typeorm';
import { uuid } from '../database/columns';

/** The last number of a bookshop's distinte in a year. */
@Entity('cedola_counter')
export class DistintaCounterEntity {
  @PrimaryColumn({ ...uuid, name: 'bookshop_id' })
  bookshopId!: string;

  @PrimaryColumn({ type: 'smallint', unsigned: true, name: 'year' })
  year!: number;

  @Column({ type: 'int', unsigned: true, name: 'last' })
  last!: number;
}
