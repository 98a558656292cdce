import type { CartLine } from '@zaino/rules/cart-line';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { json, moment, token } from '../database/columns';

/** Books and products that somebody shared by a link; for whom they are is no part of it. */
@Entity('shared_list')
@Index('ix_shared_list_created_at', ['createdAt'])
export class SharedListEntity {
  @PrimaryColumn({ ...token(40), name: 'id' })
  id!: string;

  @Column({ ...json, name: 'content' })
  lines!: CartLine[];

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;
}
