import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import type { BookSearch, Popularity } from '../directory/search/book-search';
import { BookUses, type CountedUses } from '../enrichment/book-uses';

interface KnownPopularity {
  uses: CountedUses | undefined;
  popularity: Popularity;
}

/** How many classes have adopted each book, kept in the form in which the search of books takes it. */
@Injectable()
export class BookPopularity {
  private readonly known = new WeakMap<BookSearch, KnownPopularity>();
  private uses?: CountedUses;

  constructor(private readonly bookUses: BookUses) {}

  /** They are counted some minutes after an import; while the database is away the last ones go on. */
  @Scheduled({ pauseMs: MINUTE_MS, copies: 'each' })
  async follow(): Promise<void> {
    this.uses = await this.bookUses.current();
  }

  of(search: BookSearch): Popularity {
    const known = this.known.get(search);
    if (known !== undefined && known.uses === this.uses) return known.popularity;
    const popularity = search.popularityBy((number) => this.uses?.counts.get(number)?.classes ?? 0);
    this.known.set(search, { uses: this.uses, popularity });
    return popularity;
  }
}
