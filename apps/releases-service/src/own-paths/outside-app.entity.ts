import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { appName, moment, pathName, personName } from '../database/columns';

/** An app of a team outside this repository. Rows are kept, so that its name stays its own. */
@Entity('outside_app')
export class OutsideAppEntity {
  @PrimaryColumn({ ...appName, name: 'app' })
  app!: string;

  /** Where all its pages stand; null once it was taken away. */
  @Index('ux_outside_app_path', { unique: true })
  @Column({ ...pathName, name: 'path', nullable: true })
  path!: string | null;

  @Column({ ...moment, name: 'added_at' })
  addedAt!: Date;

  @Column({ ...personName, name: 'added_by' })
  by!: string;
}
