import type { ReleaseFigures } from '@zaino/contracts/releases';
import type { Release } from '@zaino/contracts/shared';
import { json } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { appName, moment, number, personName, versionName } from '../database/columns';

/** A version that was published. What it is never changes, only what was measured of it and whether its files are kept. */
@Entity('release_version')
@Index('ux_release_version_number', ['app', 'major', 'minor', 'patch'], { unique: true })
@Index('ix_release_version_published_at', ['app', 'publishedAt'])
@Index('ix_release_version_used_until', ['hasFiles', 'usedUntil'])
export class ReleaseVersionEntity {
  @PrimaryColumn({ ...appName, name: 'app' })
  app!: string;

  @PrimaryColumn({ ...versionName, name: 'version' })
  version!: string;

  @Column({ ...number, name: 'major' })
  major!: number;

  @Column({ ...number, name: 'minor' })
  minor!: number;

  @Column({ ...number, name: 'patch' })
  patch!: number;

  @Column({ ...moment, name: 'published_at' })
  publishedAt!: Date;

  @Column({ ...personName, name: 'made_by' })
  by!: string;

  @Column({ ...number, name: 'heaviest_page', nullable: true })
  heaviestPage!: number | null;

  /** Scripts that each of its pages needs. */
  @Column({ ...number, name: 'first_load', nullable: true })
  firstLoad!: number | null;

  /** What was measured of its pages, for who asks for it; null where nobody has. */
  @Column({ ...json, name: 'figures', nullable: true, select: false })
  figures!: ReleaseFigures | null;

  /** Its `release.json`: read only where it is asked for, since it names every file. */
  @Column({ ...json, name: 'manifest', select: false })
  manifest!: Release;

  /** When something last used it that has ended: it was published, live for all, or a canary. */
  @Column({ ...moment, name: 'used_until' })
  usedUntil!: Date;

  /** Nobody may use it any more. */
  @Column({ type: 'boolean', name: 'is_collected', default: false })
  isCollected!: boolean;

  /** False once the files of a collected version are gone, too. */
  @Column({ type: 'boolean', name: 'has_files', default: true })
  hasFiles!: boolean;
}
