import type { ReleaseActKind } from '@zaino/contracts/releases';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { appName, keyword, moment, personName, versionName } from '../database/columns';

export const REASON_LENGTH = 1_000;

/** One line of the history. Rows are written once and kept. */
@Entity('release_act')
@Index('ix_release_act_app', ['app', 'id'])
export class ReleaseActEntity {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true, name: 'id' })
  id!: string;

  @Column({ ...moment, name: 'at' })
  at!: Date;

  @Column({ ...appName, name: 'app' })
  app!: string;

  @Column({ ...keyword, name: 'kind' })
  kind!: ReleaseActKind;

  @Column({ ...versionName, name: 'version' })
  version!: string;

  /** The version that it took the place of. */
  @Column({ ...versionName, name: 'before_version', nullable: true })
  before!: string | null;

  @Column({ ...personName, name: 'made_by' })
  by!: string;

  @Column({ type: 'varchar', length: REASON_LENGTH, name: 'reason' })
  reason!: string;
}
