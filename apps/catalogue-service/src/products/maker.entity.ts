import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who made products (Reg. (UE) 2023/988, art. 19): part of the public answer of each of them. */
@Entity('maker')
@Index('ux_maker_name', ['name'], { unique: true })
export class MakerEntity {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true, name: 'id' })
  id!: number;

  @Column({ type: 'varchar', length: 120, name: 'name' })
  name!: string;

  @Column({ type: 'varchar', length: 300, name: 'address' })
  address!: string;

  /** An e-mail address, or that of a web page. */
  @Column({ type: 'varchar', length: 2000, name: 'contact' })
  contact!: string;

  /** ISO 3166. */
  @Column({ type: 'varchar', length: 2, name: 'country' })
  country!: string;

  /** Of the responsible person in the Union; all three are empty without one. */
  @Column({ type: 'varchar', length: 120, name: 'responsible_name', default: '' })
  responsibleName!: string;

  @Column({ type: 'varchar', length: 300, name: 'responsible_address', default: '' })
  responsibleAddress!: string;

  @Column({ type: 'varchar', length: 2000, name: 'responsible_contact', default: '' })
  responsibleContact!: string;

  /** Counts the saves. */
  @Column({ type: 'int', unsigned: true, name: 'version', default: 1 })
  version!: number;
}
