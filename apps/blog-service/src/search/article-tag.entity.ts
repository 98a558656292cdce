import { Entity, Index, PrimaryColumn } from 'typeorm';
import { number } from '../database/columns';

/** That an article has a tag, as lists are asked for it; how it is written stands in the article's row. */
@Entity('article_tag')
@Index('ix_article_tag_article_id', ['articleId'])
export class ArticleTagEntity {
  /** Without case and accents, which makes some letters several. */
  @PrimaryColumn({ type: 'varchar', length: 160, collation: 'utf8mb4_bin', name: 'tag' })
  tag!: string;

  @PrimaryColumn({ ...number, name: 'article_id' })
  articleId!: number;
}
