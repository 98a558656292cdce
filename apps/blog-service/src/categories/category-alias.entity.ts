import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { number } from '../database/columns';

/** What a category was called once: old addresses and unsaved forms go on leading to it. */
@Entity('blog_category_alias')
@Index('ix_blog_category_alias_category_id', ['categoryId'])
export class CategoryAliasEntity {
  @PrimaryColumn({
    type: 'varchar',
    length: 4,
    charset: 'ascii',
    collation: 'ascii_bin',
    name: 'kind',
  })
  kind!: 'slug' | 'name';

  @PrimaryColumn({ type: 'varchar', length: 120, name: 'word' })
  word!: string;

  @Column({ ...number, name: 'category_id' })
  categoryId!: number;
}
