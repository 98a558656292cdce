import { Column, Entity, PrimaryColumn } from 'typeorm';
import { uuid, words } from '../database/columns';
import type { ShopId } from '../orders/shop';

/** By whom a shop gets the books of a publisher. */
@Entity('publisher_distributor')
export class DistributorEntity {
  @PrimaryColumn({ ...uuid, name: 'bookshop_id' })
  shopId!: ShopId;

  @PrimaryColumn({ ...words(200), name: 'publisher' })
  publisher!: string;

  @Column({ ...words(100), name: 'distributor' })
  distributor!: string;
}
