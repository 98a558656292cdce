import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { appName, moment, origin, personName, uuid } from '../database/columns';

/** A link that shows the live shop with some apps in other versions, or one app that a browser takes from its own machine. */
@Entity('preview')
export class PreviewEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  /** JSON: the version of each app that is another than the live one. */
  @Column({ type: 'simple-json', name: 'versions' })
  versions!: Record<string, string>;

  /** The app that comes from a developer's machine; null for a link. */
  @Column({ ...appName, name: 'local_app', nullable: true })
  localApp!: string | null;

  /** Where it comes from, as in `http://localhost:4290`. */
  @Column({ ...origin, name: 'local_origin', nullable: true })
  localOrigin!: string | null;

  @Column({ type: 'varchar', length: 120, name: 'note' })
  note!: string;

  @Index('ix_preview_created_at')
  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Index('ix_preview_expires_at')
  @Column({ ...moment, name: 'expires_at' })
  expiresAt!: Date;

  @Column({ ...moment, name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  @Column({ ...personName, name: 'made_by' })
  by!: string;
}
