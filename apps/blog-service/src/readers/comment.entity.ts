import type { CommentState } from '@zaino/contracts/blog';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { hash, moment, number } from '../database/columns';

/** What a reader wrote below an article: plain text. */
@Entity('blog_comment')
@Index('ux_blog_comment_digest', ['digest'], { unique: true })
@Index('ix_blog_comment_article', ['articleId', 'state', 'createdAt'])
@Index('ix_blog_comment_state', ['state', 'createdAt'])
@Index('ix_blog_comment_created_at', ['createdAt'])
export class CommentEntity {
  @PrimaryGeneratedColumn({ ...number, name: 'id' })
  id!: number;

  @Column({ ...number, name: 'article_id' })
  articleId!: number;

  @Column({ type: 'varchar', length: 80, name: 'name' })
  name!: string;

  /** For admins only. */
  @Column({ type: 'varchar', length: 254, name: 'email' })
  email!: string;

  @Column({ type: 'text', name: 'content' })
  content!: string;

  @Column({ type: 'varchar', length: 10, name: 'state' })
  state!: CommentState;

  /** Of article, e-mail and words: the same comment sent twice is one. */
  @Column({ ...hash, name: 'digest' })
  digest!: string;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;
}
