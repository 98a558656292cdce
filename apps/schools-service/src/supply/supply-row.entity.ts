import type { FeedState } from '@zaino/contracts/schools';
import { cents, number } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiCharColumn, asciiColumn } from '../database/columns';

/** What a file says of a book. Of the files in use one at most of a distributor has a row of it. */
@Entity('supply_row')
@Index('ix_supply_row_isbn', ['isbn'])
export class SupplyRowEntity {
  @PrimaryColumn({ ...number, name: 'feed_id' })
  feedId!: number;

  @PrimaryColumn({ ...asciiCharColumn(13), name: 'isbn' })
  isbn!: string;

  @Column({ ...asciiColumn(12), name: 'state' })
  state!: FeedState;

  /** Null where it does not say how many there are. */
  @Column({ ...number, nullable: true, name: 'pieces' })
  pieces!: number | null;

  @Column({ ...cents, nullable: true, name: 'price_cents' })
  priceCents!: number | null;

  @Column({ type: 'date', nullable: true, name: 'expected_on' })
  expectedOn!: string | null;

  @Column({ ...asciiCharColumn(13), nullable: true, name: 'new_isbn' })
  newIsbn!: string | null;
}
