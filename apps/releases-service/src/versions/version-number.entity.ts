import { Column, Entity, PrimaryColumn } from 'typeorm';
import { appName, number } from '../database/columns';

/** The highest number that an app's versions have. Who publishes or collects one of them holds its row. */
@Entity('version_number')
export class VersionNumberEntity {
  @PrimaryColumn({ ...appName, name: 'app' })
  app!: string;

  @Column({ ...number, name: 'major' })
  major!: number;

  @Column({ ...number, name: 'minor' })
  minor!: number;

  @Column({ ...number, name: 'patch' })
  patch!: number;
}
