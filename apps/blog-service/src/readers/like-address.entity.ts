import { Column, Entity, PrimaryColumn } from 'typeorm';
import { hash, moment, number } from '../database/columns';

/** That a device without a token has liked an article from an address: no other one counts from there. */
@Entity('article_like_address')
export class LikeAddressEntity {
  @PrimaryColumn({ ...number, name: 'article_id' })
  articleId!: number;

  /** Hash of article and address block together: two articles show no address that they share. */
  @PrimaryColumn({ ...hash, name: 'address' })
  address!: string;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;
}
