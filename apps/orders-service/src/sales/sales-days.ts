import { Injectable } from '@nestjs/common';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { overwriteRows } from '@zaino/service/write-rows';
import { Between, DataSource, type EntityManager } from 'typeorm';
import { countedOrders } from './counted-order';
import { countSales } from './day-sales';
import { countSchools, type DaySchools } from './day-schools';
import { SalesDayEntity } from './sales-day.entity';

/** How the orders of a day stand: none is ever deleted, and each change of one makes its version higher. */
type DayState = Pick<SalesDayEntity, 'orders' | 'versions'>;

/** How days are counted: whoever changes `countSales` or `countSchools` takes the next number, and all days are counted anew. */
const SALES_RULE = 1;

/**
 * What was sold on each day. A day is counted anew once one of its orders has another version, and not before: what is
 * read is right to the cent at the moment of the call, however many orders there are (docs/decisions/statistics.md).
 */
@Injectable()
export class SalesDays {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Of each day with orders, in their order. */
  async sales(period: FigurePeriod): Promise<Pick<SalesDayEntity, 'day' | 'sales'>[]> {
    await this.refresh(period);
    return this.dataSource.manager.find(SalesDayEntity, {
      select: { day: true, sales: true },
      where: { day: Between(period.from, period.to) },
      order: { day: 'ASC' },
    });
  }

  /** Of each day with orders, in their order. */
  async schools(period: FigurePeriod): Promise<DaySchools[]> {
    await this.refresh(period);
    const rows = await this.dataSource.manager.find(SalesDayEntity, {
      select: { day: true, schools: true },
      where: { day: Between(period.from, period.to) },
      order: { day: 'ASC' },
    });
    return rows.map(({ schools }) => schools);
  }

  /** Counts the days of a period that have changed since they were counted last; gives how many. */
  async refresh(period: FigurePeriod): Promise<number> {
    const [states, known] = await Promise.all([
      dayStates(this.dataSource.manager, period),
      this.knownStates(period),
    ]);
    const changed = [...states].filter(([day, state]) => !isSame(state, known.get(day)));
    for (const [day] of changed) await this.count(day);
    return changed.length;
  }

  /** In a snapshot of its own, so that the versions are those of what was counted. Two who do so write the same. */
  private async count(day: string): Promise<void> {
    const span = { since: startOfItalianDay(day), before: startOfItalianDay(day, 1) };
    const orders = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      countedOrders(manager, span),
    );
    const row = {
      day,
      orders: orders.length,
      versions: orders.reduce((sum, { version }) => sum + version, 0),
      rule: SALES_RULE,
      sales: countSales(orders),
      schools: countSchools(orders),
      countedAt: new Date(this.clock.now()),
    };
    await overwriteRows(this.dataSource.manager, { target: SalesDayEntity, rows: [row] });
  }

  private async knownStates({ from, to }: FigurePeriod): Promise<Map<string, DayState>> {
    const rows = await this.dataSource.manager.find(SalesDayEntity, {
      select: { day: true, orders: true, versions: true },
      where: { day: Between(from, to), rule: SALES_RULE },
    });
    return new Map(rows.map(({ day, ...state }) => [day, state]));
  }
}

function isSame(state: DayState, known: DayState | undefined): boolean {
  return state.orders === known?.orders && state.versions === known.versions;
}

/**
 * Of all days with orders, within `ix_customer_order_created_at`. The database knows hours, and days in Italy begin at a
 * full one.
 */
async function dayStates(
  manager: EntityManager,
  { from, to }: FigurePeriod,
): Promise<Map<string, DayState>> {
  const rows = await manager.query<{ hour: number; orders: string; versions: string }[]>(
    `SELECT TIMESTAMPDIFF(HOUR, '1970-01-01', created_at) AS hour, COUNT(*) AS orders,
       SUM(version) AS versions
     FROM customer_order WHERE created_at >= ? AND created_at < ? GROUP BY hour`,
    [startOfItalianDay(from), startOfItalianDay(to, 1)],
  );
  const states = new Map<string, DayState>();
  for (const { hour, orders, versions } of rows) {
    const day = italianDay(hour * HOUR_MS);
    const known = states.get(day) ?? { orders: 0, versions: 0 };
    states.set(day, {
      orders: known.orders + Number(orders),
      versions: known.versions + Number(versions),
    });
  }
  return states;
}
