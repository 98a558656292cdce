import { Injectable } from '@nestjs/common';
import { MOST_VISITED_PAGES, type VisitKind, type Visits } from '@zaino/contracts/analytics';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { DataSource } from 'typeorm';

type Steps = Visits['steps'];

/** Of the first page of a visit. */
const begins: readonly VisitKind[] = ['first', 'returning'];

/** As the database gives sums: null of nothing. */
type StepsRow = Record<keyof Steps, string | null>;

/** Page views of a period, counted within `ix_page_view_path`. */
@Injectable()
export class VisitsService {
  constructor(private readonly dataSource: DataSource) {}

  async read({ from, to }: FigurePeriod): Promise<Visits> {
    const span = [startOfItalianDay(from), startOfItalianDay(to, 1)];
    const [countedSince, days, steps, pages] = await Promise.all([
      this.firstDay(),
      this.days(span),
      this.steps(span),
      this.pages(span),
    ]);
    const sum = (of: (day: CountedDay) => number) => days.reduce((all, day) => all + of(day), 0);
    return {
      countedSince,
      views: sum(({ views }) => views),
      firstVisits: sum(({ first }) => first),
      returningVisits: sum(({ returning }) => returning),
      steps,
      days: days.map(({ day, views, first, returning }) => ({
        day,
        views,
        visits: first + returning,
      })),
      pages,
    };
  }

  private async firstDay(): Promise<string | null> {
    const [row] = await this.dataSource.query<{ oldest: Date | null }[]>(
      'SELECT MIN(seen_at) AS oldest FROM page_view',
    );
    return row?.oldest ? italianDay(row.oldest) : null;
  }

  /** The database knows hours, and days in Italy begin at a full one. */
  private async days(span: Date[]): Promise<CountedDay[]> {
    const rows = await this.dataSource.query<HourRow[]>(
      `SELECT TIMESTAMPDIFF(HOUR, '1970-01-01', seen_at) AS hour, COUNT(*) AS views,
         SUM(visit = ?) AS firstVisits, SUM(visit = ?) AS laterVisits
       FROM page_view WHERE seen_at >= ? AND seen_at < ? GROUP BY hour ORDER BY hour`,
      [...begins, ...span],
    );
    const days = new Map<string, CountedDay>();
    for (const { hour, views, firstVisits, laterVisits } of rows) {
      const day = italianDay(hour * HOUR_MS);
      const known = days.get(day) ?? { day, views: 0, first: 0, returning: 0 };
      days.set(day, {
        day,
        views: known.views + Number(views),
        first: known.first + Number(firstVisits),
        returning: known.returning + Number(laterVisits),
      });
    }
    return [...days.values()];
  }

  private async steps(span: Date[]): Promise<Steps> {
    const [row] = await this.dataSource.query<StepsRow[]>(
      `SELECT SUM(path = '/search') AS search,
         SUM(path LIKE '/school/_%' OR path LIKE '/scuola/_%') AS school,
         SUM(path = '/cart') AS cart, SUM(path = '/checkout') AS checkout
       FROM page_view WHERE seen_at >= ? AND seen_at < ?`,
      span,
    );
    return {
      search: Number(row?.search ?? 0),
      school: Number(row?.school ?? 0),
      cart: Number(row?.cart ?? 0),
      checkout: Number(row?.checkout ?? 0),
    };
  }

  private async pages(span: Date[]): Promise<Visits['pages']> {
    const rows = await this.dataSource.query<{ path: string; views: string }[]>(
      `SELECT path, COUNT(*) AS views FROM page_view WHERE seen_at >= ? AND seen_at < ?
       GROUP BY path ORDER BY views DESC, path LIMIT ${MOST_VISITED_PAGES}`,
      span,
    );
    return rows.map(({ path, views }) => ({ path, views: Number(views) }));
  }
}

interface HourRow {
  hour: number;
  views: string;
  firstVisits: string;
  laterVisits: string;
}

interface CountedDay {
  day: string;
  views: number;
  first: number;
  returning: number;
}
