import type { ArticleState, Heading } from '@zaino/contracts/blog';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { hash, json, moment, number, slug } from '../database/columns';

/** An article with all that its page needs; the text was sanitised when it was saved. */
@Entity('article')
@Index('ux_article_slug', ['slug'], { unique: true })
@Index('ux_article_creation_key', ['creationKey'], { unique: true })
@Index('ix_article_published', ['deletedAt', 'status', 'publishedAt', 'updatedAt', 'categoryId'])
@Index('ix_article_category', ['categoryId', 'status', 'publishedAt'])
@Index('ix_article_changed_at', ['changedAt'])
@Index('ix_article_deleted_at', ['deletedAt'])
export class ArticleEntity {
  @PrimaryGeneratedColumn({ ...number, name: 'id' })
  id!: number;

  /** The one that counts now; old ones are in article_slug. */
  @Column({ ...slug, name: 'slug' })
  slug!: string;

  @Column({ type: 'varchar', length: 200, name: 'title' })
  title!: string;

  /** HTML of the allow-list (docs/decisions/article-html.md). */
  @Column({ type: 'mediumtext', name: 'content' })
  content!: string;

  /** The same without tags, for the search and the beginning of the text. */
  @Column({ type: 'mediumtext', name: 'plain_text' })
  plainText!: string;

  @Column({ ...json, name: 'headings' })
  headings!: Heading[];

  @Column({ type: 'smallint', unsigned: true, name: 'reading_minutes' })
  readingMinutes!: number;

  @Column({ type: 'varchar', length: 500, name: 'excerpt', default: '' })
  excerpt!: string;

  @Column({ ...number, name: 'category_id', nullable: true })
  categoryId!: number | null;

  @Column({ type: 'simple-json', name: 'tags' })
  tags!: string[];

  @Column({ type: 'varchar', length: 100, name: 'author' })
  author!: string;

  @Column({ type: 'varchar', length: 2000, name: 'featured_image', default: '' })
  featuredImage!: string;

  @Column({ type: 'varchar', length: 12, name: 'status' })
  status!: ArticleState;

  @Column({ ...moment, name: 'published_at', nullable: true })
  publishedAt!: Date | null;

  /** When one that does not appear is meant to, as an admin noted. */
  @Column({ ...moment, name: 'planned_at', nullable: true })
  plannedAt!: Date | null;

  /** Counted in Redis and brought here from time to time (docs/decisions/likes-and-views.md). */
  @Column({ ...number, name: 'views', default: 0 })
  views!: number;

  @Column({ ...number, name: 'likes', default: 0 })
  likes!: number;

  /** Of approved comments. */
  @Column({ ...number, name: 'comments_count', default: 0 })
  commentsCount!: number;

  @Column({ ...number, name: 'version', default: 1 })
  version!: number;

  /** Hash of the unsaved form that it was made from: sent again, it makes no second article. */
  @Column({ ...hash, name: 'creation_key', nullable: true })
  creationKey!: string | null;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  /** When its words were changed last. */
  @Column({ ...moment, name: 'updated_at' })
  updatedAt!: Date;

  @Column({ ...moment, name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  /** When anything in this row changed, views and likes too, by the database's clock. */
  @Column({
    ...moment,
    name: 'changed_at',
    default: () => 'CURRENT_TIMESTAMP(3)',
    onUpdate: 'CURRENT_TIMESTAMP(3)',
  })
  changedAt!: Date;
}

/** Every slug that leads to an article, the one that counts now among them: none can mean two articles. */
@Entity('article_slug')
@Index('ix_article_slug_article_id', ['articleId'])
export class ArticleSlugEntity {
  @PrimaryColumn({ ...slug, name: 'slug' })
  slug!: string;

  @Column({ ...number, name: 'article_id' })
  articleId!: number;

  /** Whether everybody could see the article by it: such a slug leads to it for ever. */
  @Column({ type: 'boolean', name: 'was_public', default: false })
  wasPublic!: boolean;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;
}
