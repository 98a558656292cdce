import { Injectable } from '@nestjs/common';
import { groupBy } from '@zaino/rules/group-by';
import { Clock } from '@zaino/service/clock';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ChildEntity } from '../children/child.entity';
import { MailQueue } from '../mail/mail-queue';
import type { FoundClass } from './listed-classes';
import { NewListNoticeEntity } from './new-list-notice.entity';

interface Told {
  /** First calendar year of the school year. */
  schoolYear: number;
  found: readonly FoundClass[];
}

/** Which families have asked for it, and which children's lists they were written to of. */
@Injectable()
export class NewListNotices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
    private readonly clock: Clock,
  ) {}

  /** The next ones in the order of their uid. Where no address is proven nothing is noted either: it may be later. */
  async families({ after, most }: { after: string; most: number }): Promise<string[]> {
    const rows = await this.dataSource.query<{ uid: string }[]>(
      `SELECT preference.user_uid AS uid
       FROM contact_preference preference JOIN user ON user.uid = preference.user_uid
       WHERE preference.purpose = 'new-lists' AND preference.user_uid > ?
         AND user.email_verified_at IS NOT NULL
       ORDER BY preference.user_uid LIMIT ?`,
      [after, most],
    );
    return rows.map(({ uid }) => uid);
  }

  /** Those whose class is of the year before. */
  childrenOf(families: readonly string[], schoolYear: number): Promise<ChildEntity[]> {
    return this.dataSource.manager.find(ChildEntity, {
      where: { userUid: In(families), schoolYear: schoolYear - 1 },
      order: { userUid: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** One mail a family, of those of its children that were not told of yet, with the note of each. */
  async tell(manager: EntityManager, { schoolYear, found }: Told): Promise<void> {
    const untold = await this.lockUntold(manager, { schoolYear, found });
    if (untold.length === 0) return;
    const toldAt = new Date(this.clock.now());
    await manager.insert(
      NewListNoticeEntity,
      untold.map(({ child }) => ({ childId: child.id, schoolYear, toldAt })),
    );
    for (const [uid, ofFamily] of groupBy(untold, ({ child }) => child.userUid)) {
      const classes = ofFamily.map(({ child, classe, sezione }) => ({
        childId: child.id,
        classe,
        sezione,
      }));
      await this.mails.add(manager, { kind: 'new-lists', uid, classes }, null);
    }
  }

  /** Locked: of two deliveries at once the second one sees the notes of the first. */
  private async lockUntold(
    manager: EntityManager,
    { schoolYear, found }: Told,
  ): Promise<FoundClass[]> {
    if (found.length === 0) return [];
    const rows = await manager.query<{ id: string }[]>(
      `SELECT child.id AS id FROM child
       LEFT JOIN new_list_notice notice ON notice.child_id = child.id AND notice.school_year = ?
       WHERE child.id IN (?) AND notice.child_id IS NULL FOR UPDATE`,
      [schoolYear, found.map(({ child }) => child.id)],
    );
    const untold = new Set(rows.map(({ id }) => id));
    return found.filter(({ child }) => untold.has(child.id));
  }
}
