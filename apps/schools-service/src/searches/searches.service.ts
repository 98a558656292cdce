import { Injectable } from '@nestjs/common';
import type { SchoolSearches } from '@zaino/contracts/schools';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { DayCounts } from '@zaino/service/day-counts/day-counts';
import { SearchCounter } from '@zaino/service/day-counts/search-counter';
import { LIST_COUNT } from '../adoptions/list-count';

/** What was looked for by name, and how many lists were read. */
@Injectable()
export class SearchesService {
  constructor(
    private readonly searches: SearchCounter,
    private readonly counts: DayCounts,
  ) {}

  async read(period: FigurePeriod): Promise<SchoolSearches> {
    const [searches, lists] = await Promise.all([
      this.searches.read(period),
      this.counts.times(LIST_COUNT, period),
    ]);
    return { ...searches, lists };
  }
}
