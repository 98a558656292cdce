import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { number, searchWord } from '../database/columns';

/** That an article has a word, and how much it counts there. */
@Entity('article_word')
@Index('ix_article_word_article_id', ['articleId'])
export class ArticleWordEntity {
  @PrimaryColumn({ ...searchWord, name: 'word' })
  word!: string;

  @PrimaryColumn({ ...number, name: 'article_id' })
  articleId!: number;

  /** 1 to 100. */
  @Column({ type: 'tinyint', unsigned: true, name: 'weight' })
  weight!: number;
}
