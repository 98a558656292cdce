import {
  LONGEST_CAMPAIGN,
  LONGEST_MEASURED_PATH,
  LONGEST_MEASURED_TITLE,
  type VisitKind,
} from '@zaino/contracts/analytics';
import { moment } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A page that somebody has looked at; nothing here says who. */
@Entity('page_view')
@Index('ix_page_view_path', ['seenAt', 'path', 'visit'])
export class PageViewEntity {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true, name: 'id' })
  id!: string;

  @Index('ix_page_view_seen_at')
  @Column({ ...moment, name: 'seen_at' })
  seenAt!: Date;

  @Column({ type: 'varchar', length: LONGEST_MEASURED_PATH, name: 'path' })
  path!: string;

  @Column({ type: 'varchar', length: LONGEST_MEASURED_TITLE, name: 'title' })
  title!: string;

  @Column({ type: 'varchar', length: 9, name: 'visit' })
  visit!: VisitKind;

  @Column({ type: 'varchar', length: LONGEST_CAMPAIGN, nullable: true, name: 'first_campaign' })
  firstCampaign!: string | null;

  @Column({ type: 'varchar', length: LONGEST_CAMPAIGN, nullable: true, name: 'last_campaign' })
  lastCampaign!: string | null;

  /** Under which text it was agreed to. */
  @Column({ type: 'char', length: 10, name: 'consent_version' })
  consentVersion!: string;
}
