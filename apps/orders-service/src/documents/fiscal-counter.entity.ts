import { Column, Entity, PrimaryColumn } from 'typeorm';
import { token } from '../database/columns';

/** The last number of a seller's year; its row is locked until the document that takes the next one is committed. */
@Entity('fiscal_counter')
export class FiscalCounterEntity {
  /** Empty for the shop itself. */
  @PrimaryColumn({ ...token(36), name: 'seller_id', default: '' })
  sellerId!: string;

  @PrimaryColumn({ type: 'smallint', unsigned: true, name: 'year' })
  year!: number;

  @Column({ type: 'int', unsigned: true, name: 'last' })
  last!: number;
}
