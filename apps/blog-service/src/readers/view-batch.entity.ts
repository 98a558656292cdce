import { Entity, Index, PrimaryColumn, Column } from 'typeorm';
import { moment, uuid } from '../database/columns';

/** Views of Redis that were added to the articles: none is added twice. */
@Entity('view_batch')
@Index('ix_view_batch_created_at', ['createdAt'])
export class ViewBatchEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;
}
