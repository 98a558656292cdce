import { type AdminArea, adminAreas } from '@zaino/contracts/shared';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** As text with commas between, in the order of the contract; what this release does not know counts for nothing. */
const areasAsText = {
  // Of a row whose writer says nothing the column's own default holds.
  to: (areas?: AdminArea[]) => areas && adminAreas.filter((area) => areas.includes(area)).join(','),
  from: (text: string) => adminAreas.filter((area) => text.split(',').includes(area)),
};

/** Somebody who runs the shop. */
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

  /** What this admin may do; sessions end with them. */
  @Column({ type: 'varchar', length: 60, name: 'areas', default: '', transformer: areasAsText })
  areas!: AdminArea[];

  @CreateDateColumn({
    type: 'datetime',
    precision: 3,
    name: 'created_at',
    default: () => 'CURRENT_TIMESTAMP(3)',
  })
  createdAt!: Date;
}
