import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { appName, moment, number, personName, uuid, versionName } from '../database/columns';

/** A version that some visitors get. It keeps its slot of places as long as it runs. */
@Entity('canary')
@Index('ix_canary_app', ['app', 'startedAt'])
export class CanaryEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...appName, name: 'app' })
  app!: string;

  @Column({ ...versionName, name: 'version' })
  version!: string;

  /** Visitors that get it, in per cent. */
  @Column({ ...number, name: 'share' })
  share!: number;

  /** Which places are its: `placesOf`. */
  @Column({ type: 'tinyint', unsigned: true, name: 'slot' })
  slot!: number;

  @Column({
    type: 'varchar',
    length: 63,
    charset: 'ascii',
    collation: 'ascii_bin',
    name: 'tenant',
    nullable: true,
  })
  tenant!: string | null;

  @Column({ type: 'boolean', name: 'is_for_staff' })
  isForStaff!: boolean;

  @Column({ type: 'boolean', name: 'is_paused', default: false })
  isPaused!: boolean;

  @Column({ ...moment, name: 'started_at' })
  startedAt!: Date;

  @Column({ ...personName, name: 'made_by' })
  by!: string;

  @Index('ix_canary_ended_at')
  @Column({ ...moment, name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
