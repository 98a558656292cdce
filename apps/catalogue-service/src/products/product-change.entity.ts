import { moment, number, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One write of an admin, of one product or many, that can be taken back. */
@Entity('product_change')
@Index('ix_product_change_created_at', ['createdAt'])
export class ProductChangeEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  /** `save`, `patch`, `bulk`, `delete`, `duplicate`, `import` or `undo`. */
  @Column({ type: 'varchar', length: 10, name: 'kind' })
  kind!: string;

  /** Who did it. */
  @Column({ ...uuid, name: 'admin_id' })
  adminId!: string;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...moment, name: 'undone_at', nullable: true })
  undoneAt!: Date | null;
}

/** A product as it was before a change. */
@Entity('product_change_item')
@Index('ix_product_change_item_product_id', ['productId'])
export class ProductChangeItemEntity {
  @PrimaryColumn({ ...uuid, name: 'change_id' })
  changeId!: string;

  @PrimaryColumn({ ...number, name: 'product_id' })
  productId!: number;

  /** JSON of a `ChangeImage`, what the change altered; none for a product that it made. */
  @Column({ type: 'mediumtext', name: 'before_change', nullable: true })
  beforeChange!: string | null;

  /** Version that the change left: only that is taken back. */
  @Column({ ...number, name: 'version_after' })
  versionAfter!: number;

  /** Of an undo: the version whose content it brought back, so that what came before can be undone next. */
  @Column({ ...number, name: 'restored_version', nullable: true })
  restoredVersion!: number | null;
}
