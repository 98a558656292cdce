import { Injectable } from '@nestjs/common';
import { CommandError } from '@zaino/service/command-error';
import { DataSource } from 'typeorm';
import { OpenMoney } from './open-money';
import { type Reconciliation, Reconcile } from './reconcile';
import { dayBefore, spanOfDay } from './day-span';
import { UnsettledDayEntity } from './unsettled-day.entity';

export interface Books {
  /** The days that were compared, the oldest first. */
  days: (Reconciliation & { day: string })[];
  /** What has not come to its end, whatever its day; a sentence for each. */
  open: string[];
}

/** All by which our books and the provider's differ: a day is compared every night until they agree on it. */
@Injectable()
export class BooksComparison {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reconcile: Reconcile,
    private readonly openMoney: OpenMoney,
  ) {}

  /** Of the day before `now` and of all that are unsettled, or of one alone; with what is open at `now`. */
  async run(now: Date, only?: string): Promise<Books> {
    const days: Books['days'] = [];
    for (const day of only === undefined ? await this.daysUntil(now) : [only]) {
      const compared = await this.reconcile.run(spanOfDay(day));
      await this.note(day, compared, now);
      days.push({ day, ...compared });
    }
    return { days, open: await this.openMoney.list(now) };
  }

  /** Says of a day that a person has settled what is left of it: nobody is told of it again. */
  async settle(day: string): Promise<void> {
    spanOfDay(day);
    const { affected } = await this.dataSource.manager.delete(UnsettledDayEntity, { day });
    if (!affected) throw new CommandError(`${day} is not unsettled.`);
  }

  private async daysUntil(now: Date): Promise<string[]> {
    const unsettled = await this.dataSource.manager.find(UnsettledDayEntity);
    return [...new Set([...unsettled.map(({ day }) => day), dayBefore(now)])].sort();
  }

  private async note(day: string, { differences }: Reconciliation, now: Date): Promise<void> {
    if (differences.length === 0) {
      await this.dataSource.manager.delete(UnsettledDayEntity, { day });
      return;
    }
    await this.dataSource.query('INSERT IGNORE INTO unsettled_day (day, found_at) VALUES (?, ?)', [
      day,
      now,
    ]);
  }
}

/** All sentences of a comparison. */
export function differencesOf({ days, open }: Books): string[] {
  return [
    ...days.flatMap(({ day, differences }) => differences.map((words) => `${day}: ${words}`)),
    ...open,
  ];
}
