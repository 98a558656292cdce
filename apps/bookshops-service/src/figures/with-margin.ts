import type { BookshopMargin, BookshopStats } from '@zaino/contracts/bookshops';
import type { BookshopFigures } from '@zaino/contracts/orders';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { toCents, toEuro } from '@zaino/rules/money';

interface Sold {
  gross: number;
  turnover: number;
}

/**
 * What is left of a turnover once the books are paid for, in euro: a bookshop pays their price less its percent, and
 * bears what a voucher takes off.
 */
export function marginOf({ gross, turnover }: Sold, percent: number): number {
  const grossCents = toCents(gross);
  const keptCents = Math.round((grossCents * Math.round(percent * 10)) / 1_000);
  return toEuro(toCents(turnover) - grossCents + keptCents);
}

/** The figures of the orders service with the margin of each part. */
export function withMargin(
  figures: BookshopFigures,
  { period, margin }: { period: FigurePeriod; margin: BookshopMargin },
): BookshopStats {
  const add = <Part extends Sold>(part: Part) => ({
    ...part,
    margin: marginOf(part, margin.percent),
  });
  const { totals, yearBefore, days, schools, publishers } = figures;
  return {
    ...figures,
    period,
    margin,
    totals: add(totals),
    yearBefore: yearBefore && add(yearBefore),
    days: days.map(add),
    schools: schools.map((school) => ({ ...add(school), classes: school.classes.map(add) })),
    publishers: publishers.map(add),
  };
}
