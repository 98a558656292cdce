import { Injectable } from '@nestjs/common';
import type { SitemapSlice } from '@zaino/contracts/shared';
import { bookPath } from '@zaino/rules/page-path';
import { partOf } from '@zaino/service/sitemap-slice';
import type { BookShelf } from '../directory/book-shelf';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { BookUses, type CountedUses } from '../enrichment/book-uses';
import type { Supply } from '../supply/supply';
import { SupplyHolder } from '../supply/supply-holder';

/** Of one slice: addresses that are in memory. */
const BOOKS = 5_000;

/** What the pages were told by; another one of any has them told anew. */
interface Told {
  shelf: BookShelf;
  supply: Supply['books'];
  uses: CountedUses;
  isbns: string[];
}

/** The pages of books that search engines may take. */
@Injectable()
export class BookPagesService {
  private told?: Told;

  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly supplies: SupplyHolder,
    private readonly uses: BookUses,
  ) {}

  async slice(after: number): Promise<SitemapSlice> {
    const { items, next } = partOf(await this.isbns(), after, BOOKS);
    return { pages: items.map((isbn) => ({ path: bookPath(isbn), modified: null })), next };
  }

  private async isbns(): Promise<string[]> {
    const uses = await this.uses.current();
    const { shelf } = this.holder.current();
    const supply = this.supplies.current().books;
    const { told } = this;
    if (told?.shelf === shelf && told.supply === supply && told.uses === uses) return told.isbns;
    const isbns = findableBooks(shelf, { supply, uses });
    this.told = { shelf, supply, uses, isbns };
    return isbns;
  }
}

/** Books that can be bought, or that are on a list of this year; never what only stands for a book. */
function findableBooks(
  { books }: BookShelf,
  { supply, uses }: Pick<Told, 'supply' | 'uses'>,
): string[] {
  const isbns: string[] = [];
  for (const [number, { isbn, kind, reason }] of books) {
    if (kind === 'any-edition' || kind === 'dummy') continue;
    const isSold = reason === null && !supply.get(isbn)?.reason;
    if (isSold || uses.counts.has(number)) isbns.push(isbn);
  }
  return isbns;
}
