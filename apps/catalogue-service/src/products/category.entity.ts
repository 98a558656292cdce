import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A category of products; its name is what products are filed under. */
@Entity('category')
@Index('ux_category_name', ['name'], { unique: true })
export class CategoryEntity {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true, name: 'id' })
  id!: number;

  @Column({ type: 'varchar', length: 60, name: 'name' })
  name!: string;
}
