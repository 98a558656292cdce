import { cents } from '@zaino/service/database-columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { asciiCharColumn, ministryColumn, wideId } from '../database/columns';

/** A class over the ministry's cap. */
@Entity('quality_class')
export class QualityClassEntity {
  @PrimaryColumn({ ...wideId, name: 'build' })
  build!: number;

  @PrimaryColumn({ ...asciiCharColumn(10), name: 'school_codice' })
  schoolCodice!: string;

  @PrimaryColumn({ type: 'tinyint', unsigned: true, name: 'anno_corso' })
  annoCorso!: number;

  @PrimaryColumn({ ...ministryColumn(8), name: 'sezione' })
  sezione!: string;

  @PrimaryColumn({ ...ministryColumn(120), name: 'combinazione' })
  combinazione!: string;

  /** Of all books to buy, by their cover prices. */
  @Column({ ...cents, name: 'total_cents' })
  totalCents!: number;

  @Column({ ...cents, name: 'cap_cents' })
  capCents!: number;
}
