import { Injectable } from '@nestjs/common';
import type { BrowserErrors } from '@zaino/contracts/identity';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { DayCounts } from '@zaino/service/day-counts/day-counts';
import { BROWSER_ERROR_COUNT, browserErrorOf } from './browser-error';

/** How often browsers told of errors: longer than the log keeps them, and of nobody. */
@Injectable()
export class BrowserErrorsService {
  constructor(private readonly counts: DayCounts) {}

  async read(period: FigurePeriod): Promise<BrowserErrors> {
    const [countedSince, names] = await Promise.all([
      this.counts.firstDay(BROWSER_ERROR_COUNT),
      this.counts.names(BROWSER_ERROR_COUNT, period),
    ]);
    const errors = names.map(({ name, times }) => ({ ...browserErrorOf(name), times }));
    return { countedSince, errors };
  }
}
