import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { appName, moment, versionName } from '../database/columns';

const stepId = { type: 'bigint', unsigned: true } as const;

/** That a version was made live, and which step it was made on top of. Rows are written once and kept. */
@Entity('live_step')
export class LiveStepEntity {
  @PrimaryGeneratedColumn({ ...stepId, name: 'id' })
  id!: string;

  @Column({ ...appName, name: 'app' })
  app!: string;

  @Column({ ...versionName, name: 'version' })
  version!: string;

  /** The step that "back" leads to; null for an app's first. */
  @Column({ ...stepId, name: 'before_id', nullable: true })
  beforeId!: string | null;
}

/** The step that an app is at. */
@Entity('live_app')
export class LiveAppEntity {
  @PrimaryColumn({ ...appName, name: 'app' })
  app!: string;

  @Column({ ...stepId, name: 'step_id' })
  stepId!: string;

  @Column({ ...versionName, name: 'version' })
  version!: string;

  @Column({ ...moment, name: 'since' })
  since!: Date;
}
