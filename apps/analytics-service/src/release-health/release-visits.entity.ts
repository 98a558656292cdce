import { moment, number, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const name = { type: 'varchar', charset: 'ascii', collation: 'ascii_bin' } as const;
/** Counts by step of the scale, as JSON. */
const timings = { ...name, length: 800 } as const;

/** How visits of a version went in one minute, as one copy of this service has counted them; or of the gateway. */
@Entity('release_visits')
export class ReleaseVisitsEntity {
  @PrimaryColumn({ ...name, length: 30, name: 'app' })
  app!: string;

  @PrimaryColumn({ ...name, length: 64, name: 'version' })
  version!: string;

  /** Beginning of the minute. */
  @Index('ix_release_visits_at')
  @PrimaryColumn({ ...moment, name: 'at' })
  at!: Date;

  @PrimaryColumn({ ...uuid, name: 'copy' })
  copy!: string;

  @Column({ ...number, name: 'visits' })
  visits!: number;

  @Column({ ...number, name: 'failures' })
  failures!: number;

  @Column({ ...number, name: 'errors' })
  errors!: number;

  @Column({ ...number, name: 'failed_loads' })
  failedLoads!: number;

  @Column({ ...number, name: 'unrendered' })
  unrendered!: number;

  @Column({ ...timings, name: 'lcp' })
  lcp!: string;

  @Column({ ...timings, name: 'inp' })
  inp!: string;

  /** Pages that the gateway was to draw; of browsers' visits none. */
  @Column({ ...number, name: 'renders', default: 0 })
  renders!: number;

  @Column({ ...number, name: 'failed_renders', default: 0 })
  failedRenders!: number;
}
