import { Column, Entity, PrimaryColumn } from 'typeorm';
import { token, uuid } from '../database/columns';
import type { ShopId } from '../orders/shop';

/** Copies in a shop that are for nobody. */
@Entity('shelf')
export class ShelfEntity {
  @PrimaryColumn({ ...uuid, name: 'bookshop_id' })
  shopId!: ShopId;

  @PrimaryColumn({ ...token(20), name: 'isbn' })
  isbn!: string;

  @Column({ type: 'int', unsigned: true, name: 'copies' })
  copies!: number;
}
