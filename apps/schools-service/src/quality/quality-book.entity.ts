import type { BookIssue } from '@zaino/contracts/schools';
import { cents, number } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiColumn, wideId } from '../database/columns';

/** A book of the newest lists that is doubtful, for one reason. */
@Entity('quality_book')
@Index('ix_quality_book_classes', ['build', 'issue', 'classes'])
export class QualityBookEntity {
  @PrimaryColumn({ ...wideId, name: 'build' })
  build!: number;

  @PrimaryColumn({ ...asciiColumn(16), name: 'issue' })
  issue!: BookIssue;

  @PrimaryColumn({ ...wideId, name: 'book_id' })
  bookId!: number;

  /** Of a price that is out of line, that one. */
  @Column({ ...cents, nullable: true, name: 'price_cents' })
  priceCents!: number | null;

  /** What it is held against. */
  @Column({ ...cents, nullable: true, name: 'median_cents' })
  medianCents!: number | null;

  @Column({ ...number, name: 'classes' })
  classes!: number;

  @Column({ ...number, name: 'schools' })
  schools!: number;
}
