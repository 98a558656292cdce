import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const text = (name: string, length: number) => ({ type: 'varchar', length, name }) as const;

/** A class that a family buys books for. */
@Entity('child')
@Index('ix_child_user_uid_created_at', ['userUid', 'createdAt'])
export class ChildEntity {
  @PrimaryColumn({ type: 'char', length: 36, name: 'id' })
  id!: string;

  @Column({ type: 'char', length: 36, name: 'user_uid' })
  userUid!: string;

  @Column(text('nickname', 30))
  nickname!: string;

  @Column(text('school_code', 10))
  schoolCode!: string;

  @Column(text('school_name', 200))
  schoolName!: string;

  /** First calendar year of the school year that the class is of. */
  @Column({ type: 'smallint', unsigned: true, name: 'school_year', default: 0 })
  schoolYear!: number;

  @Column(text('classe', 10))
  classe!: string;

  @Column(text('sezione', 30))
  sezione!: string;

  @Column({ type: 'datetime', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
