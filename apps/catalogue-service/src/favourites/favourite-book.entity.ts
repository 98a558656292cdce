import { moment, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A schoolbook that a customer keeps for later. */
@Entity('favourite_book')
@Index('ix_favourite_book_dropped_at', ['droppedAt'])
export class FavouriteBookEntity {
  @PrimaryColumn({ ...uuid, name: 'uid' })
  uid!: string;

  /** Thirteen digits. */
  @PrimaryColumn({
    type: 'char',
    length: 13,
    charset: 'ascii',
    collation: 'ascii_bin',
    name: 'isbn',
  })
  isbn!: string;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  /** Taken away: for an hour it can be put back as it was. Null as long as it is kept. */
  @Column({ ...moment, name: 'dropped_at', nullable: true })
  droppedAt!: Date | null;
}
