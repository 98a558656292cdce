import { Column, Entity, PrimaryColumn } from 'typeorm';
import { uuid, words } from '../database/columns';

/** By whom a bookshop gets the books of a publisher. */
@Entity('publisher_distributor')
export class DistributorEntity {
  @PrimaryColumn({ ...uuid, name: 'bookshop_id' })
  bookshopId!: string;

  @PrimaryColumn({ ...words(200), name: 'publisher' })
  publisher!: string;

  @Column({ ...words(100), name: 'distributor' })
  distributor!: string;
}
