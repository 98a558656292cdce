import type { ClassSuppliesInput, WantedSupply } from '@zaino/contracts/catalogue';
import { json, moment } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The standard materials of one year of school (docs/decisions/class-supplies.md). */
@Entity('class_supplies')
@Index('ux_class_supplies_year', ['grade', 'year'], { unique: true })
export class ClassSuppliesEntity {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true, name: 'id' })
  id!: number;

  @Column({ type: 'varchar', length: 20, name: 'grade' })
  grade!: ClassSuppliesInput['grado'];

  /** Of the course, 1 to 5. */
  @Column({ type: 'tinyint', unsigned: true, name: 'year' })
  year!: number;

  /** What is needed, in its order, as the contract has it. */
  @Column({ ...json, name: 'wanted' })
  wanted!: WantedSupply[];

  /** Counts the saves. */
  @Column({ type: 'int', unsigned: true, name: 'version', default: 1 })
  version!: number;

  @Column({ ...moment, name: 'updated_at' })
  updatedAt!: Date;
}
