import { number } from '@zaino/service/database-columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readableColumn } from '../database/columns';

/** What an import changed in a province: a page of a whole country must not add up its schools. */
@Entity('import_place')
export class ImportPlaceEntity {
  @PrimaryColumn({ ...number, name: 'run_id' })
  runId!: number;

  /** As of the province empty for schools that the registry does not know. */
  @PrimaryColumn({ ...readableColumn(40), name: 'regione' })
  regione!: string;

  @PrimaryColumn({ ...readableColumn(40), name: 'provincia' })
  provincia!: string;

  @Column({ ...number, name: 'changed_schools' })
  changedSchools!: number;

  @Column({ ...number, name: 'new_schools' })
  newSchools!: number;

  @Column({ ...number, name: 'gone_schools' })
  goneSchools!: number;

  @Column({ ...number, name: 'classes' })
  classes!: number;

  @Column({ ...number, name: 'added' })
  added!: number;

  @Column({ ...number, name: 'dropped' })
  dropped!: number;

  @Column({ ...number, name: 'volumes' })
  volumes!: number;

  @Column({ ...number, name: 'prices' })
  prices!: number;

  @Column({ ...number, name: 'over_cap' })
  overCap!: number;

  @Column({ ...number, name: 'over_cap_before' })
  overCapBefore!: number;

  /** Schools that have such changes. */
  @Column({ ...number, name: 'with_added' })
  withAdded!: number;

  @Column({ ...number, name: 'with_dropped' })
  withDropped!: number;

  @Column({ ...number, name: 'with_volumes' })
  withVolumes!: number;

  @Column({ ...number, name: 'with_prices' })
  withPrices!: number;

  @Column({ ...number, name: 'with_over_cap' })
  withOverCap!: number;
}
