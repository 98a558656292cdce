import { Injectable } from '@nestjs/common';
import { MOST_SALES_SCHOOLS, type Sales, type SalesBySchool } from '@zaino/contracts/orders';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { yearBefore } from '@zaino/rules/year-before';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { schoolNames } from '../figures/school-names';
import { addUp } from './add-up';
import type { DaySchools } from './day-schools';
import { dayAnswers, partAnswer, partAnswers, sumOf, totalsOf } from './sales-answer';
import { SalesDays } from './sales-days';
import { sellerNames } from './seller-names';

/** What the whole shop sold, put together of its days. */
@Injectable()
export class SalesFiguresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly days: SalesDays,
  ) {}

  async sales(period: FigurePeriod): Promise<Sales> {
    const [days, daysBefore] = await Promise.all([
      this.days.sales(period),
      this.days.sales(yearBefore(period)),
    ]);
    const [sum, before] = [sumOf(days), sumOf(daysBefore)];
    const names = await sellerNames(this.dataSource, sum.sellers);
    return {
      countedAt: this.now(),
      totals: totalsOf(sum),
      yearBefore: before.placed === 0 ? null : totalsOf(before),
      days: dayAnswers(days),
      daysBefore: dayAnswers(daysBefore),
      ...partAnswers(sum),
      sellers: Object.entries(sum.sellers)
        .map(([id, part]) => ({
          ...partAnswer(part),
          id: id === '' ? null : id,
          name: names.get(id) ?? 'Una libreria',
        }))
        .toSorted((one, other) => other.turnover - one.turnover),
    };
  }

  async bySchool(period: FigurePeriod): Promise<SalesBySchool> {
    const sum: DaySchools = {};
    for (const schools of await this.days.schools(period)) addUp(sum, schools);
    const all = Object.entries(sum);
    const named = all
      .toSorted(([code, one], [other, most]) => most.cents - one.cents || (code < other ? -1 : 1))
      .slice(0, MOST_SALES_SCHOOLS);
    const names = await schoolNames(
      this.dataSource,
      named.map(([code, { sampleId }]) => ({ code, sampleId })),
    );
    return {
      countedAt: this.now(),
      schoolCount: all.length,
      classCount: all.reduce((count, [, { classes }]) => count + Object.keys(classes).length, 0),
      schools: named.map(([codice, { classes, ...part }]) => ({
        ...partAnswer(part),
        codice,
        nome: names.get(codice) ?? codice,
        classes: Object.values(classes)
          .map(({ classe, sezione, ...klass }) => ({ ...partAnswer(klass), classe, sezione }))
          .toSorted(
            (one, other) =>
              compare(one.classe, other.classe) || compare(one.sezione, other.sezione),
          ),
      })),
    };
  }

  private now(): string {
    return new Date(this.clock.now()).toISOString();
  }
}

const { compare } = new Intl.Collator('it', { numeric: true });
