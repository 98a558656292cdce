import { Column, Entity, PrimaryColumn } from 'typeorm';
import { token, uuid } from '../database/columns';

/** Copies in a bookshop that are for nobody. */
@Entity('shelf')
export class ShelfEntity {
  @PrimaryColumn({ ...uuid, name: 'bookshop_id' })
  bookshopId!: string;

  @PrimaryColumn({ ...token(20), name: 'isbn' })
  isbn!: string;

  @Column({ type: 'int', unsigned: true, name: 'copies' })
  copies!: number;
}
