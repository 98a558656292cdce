import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { number, slug } from '../database/columns';

/** What articles are filed under. */
@Entity('blog_category')
@Index('ux_blog_category_slug', ['slug'], { unique: true })
@Index('ux_blog_category_name', ['name'], { unique: true })
export class CategoryEntity {
  @PrimaryGeneratedColumn({ ...number, name: 'id' })
  id!: number;

  /** `id` in the contract. */
  @Column({ ...slug, name: 'slug' })
  slug!: string;

  @Column({ type: 'varchar', length: 60, name: 'name' })
  name!: string;
}
