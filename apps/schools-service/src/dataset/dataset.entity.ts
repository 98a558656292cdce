import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: its version grows with every import that changed something, so that caches are rebuilt. */
@Entity('dataset')
export class DatasetEntity {
  @PrimaryColumn({ type: 'tinyint', unsigned: true, name: 'id' })
  id!: number;

  @Column({ type: 'int', unsigned: true, name: 'version' })
  version!: number;

  @Column({ type: 'datetime', precision: 6, name: 'changed_at' })
  changedAt!: Date;
}
