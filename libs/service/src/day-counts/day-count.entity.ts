import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often something happened on a day: a number, and nothing of who did it. */
@Entity('day_count')
export class DayCountEntity {
  /** What is counted, as `search-miss`. */
  @PrimaryColumn({
    type: 'varchar',
    length: 30,
    charset: 'ascii',
    collation: 'ascii_bin',
    name: 'kind',
  })
  kind!: string;

  /** In Italy. */
  @PrimaryColumn({ type: 'date', name: 'day' })
  day!: string;

  /** Of what is counted apart, as the words of a search; empty where nothing is. */
  @PrimaryColumn({ type: 'varchar', length: 100, name: 'name' })
  name!: string;

  @Column({ type: 'int', unsigned: true, name: 'times' })
  times!: number;
}

/** For a service's migration; the primary key serves every question: of a kind, in some days. */
export const dayCountTableSql = `CREATE TABLE day_count (
  kind varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  day date NOT NULL,
  name varchar(100) NOT NULL,
  times int unsigned NOT NULL,
  PRIMARY KEY (kind, day, name)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`;
