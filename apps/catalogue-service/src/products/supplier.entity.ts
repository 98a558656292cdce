import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who delivers products to us. Never part of a public answer. */
@Entity('supplier')
@Index('ux_supplier_name', ['name'], { unique: true })
export class SupplierEntity {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true, name: 'id' })
  id!: number;

  @Column({ type: 'varchar', length: 60, name: 'name' })
  name!: string;
}
