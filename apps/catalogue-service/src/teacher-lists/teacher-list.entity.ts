import type { AskedSupply, TeacherListState, WantedSupply } from '@zaino/contracts/catalogue';
import type { SchoolGrade } from '@zaino/rules/school-grade';
import { json, moment, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A thing that a teacher asks for; products only once staff has chosen them. */
export type TeacherSupply = AskedSupply & Partial<Pick<WantedSupply, 'prodotti'>>;

/** Materials that a teacher asks for, of a class or of all sections of a year (docs/decisions/class-supplies.md). */
@Entity('teacher_list')
@Index('ux_teacher_list_published', ['schoolCode', 'year', 'section', 'isPublished'], {
  unique: true,
})
export class TeacherListEntity {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true, name: 'id' })
  id!: number;

  /** Who has proposed it; null once that account is gone. */
  @Index('ix_teacher_list_uid')
  @Column({ ...uuid, name: 'uid', nullable: true })
  uid!: string | null;

  @Column({
    type: 'char',
    length: 10,
    charset: 'ascii',
    collation: 'ascii_bin',
    name: 'school_code',
  })
  schoolCode!: string;

  /** Empty until the school was asked. */
  @Column({ type: 'varchar', length: 200, name: 'school_name' })
  schoolName!: string;

  @Column({ type: 'varchar', length: 20, name: 'grade' })
  grade!: SchoolGrade;

  /** Of the course, 1 to 5. */
  @Column({ type: 'tinyint', unsigned: true, name: 'year' })
  year!: number;

  /** Empty for all sections. */
  @Column({
    type: 'varchar',
    length: 4,
    charset: 'utf8mb4',
    collation: 'utf8mb4_bin',
    name: 'section',
  })
  section!: string;

  /** In its order. */
  @Column({ ...json, name: 'wanted' })
  wanted!: TeacherSupply[];

  @Index('ix_teacher_list_state')
  @Column({ type: 'varchar', length: 20, name: 'state' })
  state!: TeacherListState;

  /** True of what is published, of which a class has one; null of all others. */
  @Column({ type: 'boolean', name: 'is_published', nullable: true })
  isPublished!: true | null;

  /** Why staff refused it; empty otherwise. */
  @Column({ type: 'varchar', length: 500, name: 'reason', default: '' })
  reason!: string;

  /** SHA-256 of the secret of the school's link, in base64url; null before there is one, and once it was used. */
  @Index('ux_teacher_list_proof_hash', { unique: true })
  @Column({
    type: 'char',
    length: 43,
    charset: 'ascii',
    collation: 'ascii_bin',
    name: 'proof_hash',
    nullable: true,
  })
  proofHash!: string | null;

  @Column({ ...moment, name: 'proof_ends_at', nullable: true })
  proofEndsAt!: Date | null;

  /** When the school said that the list is its own. */
  @Column({ ...moment, name: 'proven_at', nullable: true })
  provenAt!: Date | null;

  /** Counts the changes. */
  @Column({ type: 'int', unsigned: true, name: 'version', default: 1 })
  version!: number;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...moment, name: 'updated_at' })
  updatedAt!: Date;
}
