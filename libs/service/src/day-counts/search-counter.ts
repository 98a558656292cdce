import { Injectable } from '@nestjs/common';
import { type FigurePeriod, LEAST_SEARCHES, type SearchCounts } from '@zaino/contracts/shared';
import type { DayCountKinds } from './day-count-sweep';
import { DayCounts } from './day-counts';
import { searchedWords } from './searched-words';

const SEARCH = 'search';
const SEARCH_MISS = 'search-miss';

/** What `SearchCounter` counts: two years, as navigation data (specification, point 9); words a little more than one. */
export const searchKinds: DayCountKinds = {
  [SEARCH]: { keptDays: 730 },
  [SEARCH_MISS]: { keptDays: 400, least: 2 },
};

/** Of answers that found nothing; far more than are kept of any kind. */
const MOST_KEPT = 10_000;

/**
 * Counts searches, and the words of those that found nothing. Answers are kept and given out again: whether one is empty
 * is noted while it is made, and looked up whenever somebody asks for it.
 */
@Injectable()
export class SearchCounter {
  private readonly empty = new Set<string>();

  constructor(private readonly counts: DayCounts) {}

  /** Of an answer by its key, while it is made. */
  note(key: string, isEmpty: boolean): void {
    if (!isEmpty) this.empty.delete(key);
    else if (this.empty.size < MOST_KEPT) this.empty.add(key);
  }

  /** Somebody looked for these words, and got the answer of this key. */
  count(key: string, text: string): void {
    this.counts.add(SEARCH);
    if (!this.empty.has(key)) return;
    // What could name a person is a search without result, too.
    this.counts.add(SEARCH_MISS, searchedWords(text) ?? '');
  }

  async read({ from, to }: FigurePeriod): Promise<SearchCounts> {
    const period = { from, to };
    const [countedSince, searches, misses, names] = await Promise.all([
      this.counts.firstDay(SEARCH),
      this.counts.times(SEARCH, period),
      this.counts.times(SEARCH_MISS, period),
      this.counts.names(SEARCH_MISS, { ...period, least: LEAST_SEARCHES }),
    ]);
    const words = names
      .filter(({ name }) => name !== '')
      .map(({ name, times }) => ({ words: name, times }));
    return { countedSince, searches, misses, words };
  }
}
