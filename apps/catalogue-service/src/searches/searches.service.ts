import { Injectable } from '@nestjs/common';
import type { FigurePeriod, SearchCounts } from '@zaino/contracts/shared';
import { SearchCounter } from '@zaino/service/day-counts/search-counter';

/** What was looked for. */
@Injectable()
export class SearchesService {
  constructor(private readonly searches: SearchCounter) {}

  read(period: FigurePeriod): Promise<SearchCounts> {
    return this.searches.read(period);
  }
}
