import { Injectable } from '@nestjs/common';
import { MOST_FIGURE_DAYS } from '@zaino/contracts/shared';
import { MINUTE_MS } from '@zaino/rules/durations';
import { italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { SalesDays } from './sales-days';

/** The longest period, and the same of a year before. */
const DAYS_BACK = MOST_FIGURE_DAYS + 366;

/** Counts anew what has changed, so that whoever looks at the figures waits for a minute's changes at most. */
@Injectable()
export class SalesDaySweep {
  constructor(
    private readonly days: SalesDays,
    private readonly clock: Clock,
  ) {}

  /** Gives how many days it has counted. */
  @Scheduled({ pauseMs: MINUTE_MS, copies: 'one' })
  run(): Promise<number> {
    const to = italianDay(this.clock.now());
    return this.days.refresh({ from: italianDay(startOfItalianDay(to, -DAYS_BACK)), to });
  }
}
