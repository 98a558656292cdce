import { Injectable } from '@nestjs/common';
import { EVERY_SECTION } from '@zaino/rules/class-list';
import { HOUR_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { isSectionMailDay } from '@zaino/rules/unknown-section';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, In, LessThan } from 'typeorm';
import { ChildEntity } from '../children/child.entity';
import { MailQueue } from '../mail/mail-queue';

/** Families of one statement. */
const FAMILIES_AT_ONCE = 50;

const UNKNOWN = ['', EVERY_SECTION];

/** In September, asks families that want it for the sections that nobody knew: one mail a family and school year. */
@Injectable()
export class AskSections {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    const day = italianDay(this.clock.now());
    if (!isSectionMailDay(day)) return;
    const schoolYear = Number(day.slice(0, 4));
    let families = await this.familiesAfter('', schoolYear);
    while (families.length > 0) {
      for (const uid of families) await this.ask(uid, schoolYear);
      families = await this.familiesAfter(families.at(-1) ?? '', schoolYear);
    }
  }

  /** The next ones in the order of their uid. Where no address is proven nothing is noted either: it may be later. */
  private async familiesAfter(uid: string, schoolYear: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ uid: string }[]>(
      `SELECT preference.user_uid AS uid
       FROM contact_preference preference JOIN user ON user.uid = preference.user_uid
       WHERE preference.purpose = 'unknown-section' AND preference.user_uid > ?
         AND user.email_verified_at IS NOT NULL
         AND EXISTS (SELECT 1 FROM child WHERE child.user_uid = preference.user_uid
           AND child.sezione IN (?) AND child.school_year = ? AND child.section_asked_year < ?)
       ORDER BY preference.user_uid LIMIT ?`,
      [uid, UNKNOWN, schoolYear, schoolYear, FAMILIES_AT_ONCE],
    );
    return rows.map((row) => row.uid);
  }

  /** The children are locked: of two copies that ask at once the second one finds them asked for. */
  private ask(uid: string, schoolYear: number): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const children = await manager.find(ChildEntity, {
        where: {
          userUid: uid,
          sezione: In(UNKNOWN),
          schoolYear,
          sectionAskedYear: LessThan(schoolYear),
        },
        order: { createdAt: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const childIds = children.map(({ id }) => id);
      if (childIds.length === 0) return;
      await manager.update(ChildEntity, { id: In(childIds) }, { sectionAskedYear: schoolYear });
      await this.mails.add(manager, { kind: 'unknown-section', uid, childIds }, null);
    });
  }
}
