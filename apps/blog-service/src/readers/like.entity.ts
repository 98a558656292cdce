import { Column, Entity, PrimaryColumn } from 'typeorm';
import { hash, moment, number } from '../database/columns';

/** That somebody likes an article. */
@Entity('article_like')
export class LikeEntity {
  @PrimaryColumn({ ...number, name: 'article_id' })
  articleId!: number;

  /** Hash of the account or of the device. */
  @PrimaryColumn({ ...hash, name: 'voter' })
  voter!: string;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;
}
