import { Column, Entity, PrimaryColumn } from 'typeorm';
import { appName, moment, number, personName } from '../database/columns';

/** What later versions of an app may need. There from its first version on. */
@Entity('app_budget')
export class AppBudgetEntity {
  @PrimaryColumn({ ...appName, name: 'app' })
  app!: string;

  /** Bytes after brotli. */
  @Column({ ...number, name: 'heaviest_page' })
  heaviestPage!: number;

  @Column({ ...number, name: 'first_load' })
  firstLoad!: number;

  @Column({ ...number, name: 'lcp_percent' })
  lcpPercent!: number;

  @Column({ ...number, name: 'lcp_ms' })
  lcpMs!: number;

  @Column({ ...number, name: 'violations' })
  violations!: number;

  @Column({ type: 'boolean', name: 'needs_figures', default: false })
  needsFigures!: boolean;

  @Column({ ...moment, name: 'changed_at' })
  changedAt!: Date;

  @Column({ ...personName, name: 'made_by' })
  by!: string;
}
