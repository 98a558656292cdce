import { Injectable } from '@nestjs/common';
import type { ToldSiteSearch } from '@zaino/contracts/analytics';
import type { FigurePeriod, SearchCounts } from '@zaino/contracts/shared';
import { SearchCounter } from '@zaino/service/day-counts/search-counter';

/** What was looked for with the one search: the parts that answer it know only of themselves. */
@Injectable()
export class SiteSearchesService {
  constructor(private readonly searches: SearchCounter) {}

  add({ words, isFound }: ToldSiteSearch): { success: true } {
    this.searches.note(words, !isFound);
    this.searches.count(words, words);
    return { success: true };
  }

  read(period: FigurePeriod): Promise<SearchCounts> {
    return this.searches.read(period);
  }
}
