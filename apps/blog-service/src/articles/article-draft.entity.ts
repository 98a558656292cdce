import type { DraftFields } from '@zaino/contracts/blog';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { json, moment, number, uuid } from '../database/columns';

/** An admin's form that was not saved yet. */
@Entity('article_draft')
@Index('ix_article_draft_saved_at', ['savedAt'])
export class ArticleDraftEntity {
  @PrimaryColumn({ ...uuid, name: 'admin_id' })
  adminId!: string;

  /** An article's id, or `new-…`. */
  @PrimaryColumn({
    type: 'varchar',
    length: 44,
    charset: 'ascii',
    collation: 'ascii_bin',
    name: 'draft_key',
  })
  key!: string;

  @Column({ ...json, name: 'fields' })
  fields!: DraftFields;

  @Column({ ...number, name: 'base_version', nullable: true })
  baseVersion!: number | null;

  @Column({ ...moment, name: 'saved_at' })
  savedAt!: Date;
}
