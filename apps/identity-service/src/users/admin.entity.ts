import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody who runs the shop; made by the command line alone. */
@Entity('admin')
export class AdminEntity {
  @PrimaryColumn({ type: 'char', length: 36, name: 'id' })
  id!: string;

  /** In lower case: two spellings of one name are one admin. */
  @Index('ux_admin_username', { unique: true })
  @Column({
    type: 'varchar',
    length: 60,
    name: 'username',
    charset: 'utf8mb4',
    collation: 'utf8mb4_bin',
  })
  username!: string;

  /** For the link that lifts a lock; in lower case. */
  @Column({
    type: 'varchar',
    length: 254,
    name: 'email',
    nullable: true,
    charset: 'utf8mb4',
    collation: 'utf8mb4_bin',
  })
  email!: string | null;

  /** Argon2id in its own notation. */
  @Column({ type: 'varchar', length: 200, name: 'password_hash' })
  passwordHash!: string;

  /** From then on this admin does not sign in. */
  @Column({ type: 'datetime', precision: 3, name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;

  /** As an account's. */
  @Column({ type: 'int', unsigned: true, name: 'session_generation', default: 0 })
  sessionGeneration!: number;

  @CreateDateColumn({
    type: 'datetime',
    precision: 3,
    name: 'created_at',
    default: () => 'CURRENT_TIMESTAMP(3)',
  })
  createdAt!: Date;
}
