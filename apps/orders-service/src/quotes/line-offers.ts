import { Injectable } from '@nestjs/common';
import type { WantedLine } from '@zaino/contracts/orders';
import type { OptionalBookDiscounts } from '@zaino/rules/book-price';
import { Catalogue } from '../upstreams/catalogue';
import { Schools } from '../upstreams/schools';
import { offeredBook } from './offered-book';
import { offeredProduct } from './offered-product';
import type { OfferedLine } from './priced-line';

interface Options {
  /** Whether offers of products may be half a minute old. */
  isRecentEnough?: boolean;
  /** What the bookshop takes off where books are picked up. */
  discounts?: OptionalBookDiscounts;
}

/** How wanted lines can be had: one call of each service at most, however many lines. */
@Injectable()
export class LineOffers {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly schools: Schools,
  ) {}

  /** In the order of `lines`. */
  async find(lines: readonly WantedLine[], options: Options): Promise<OfferedLine[]> {
    const ids = lines.flatMap((line) => (line.type === 'product' ? line.id : []));
    const books = lines.flatMap((line) =>
      line.type === 'book' ? { ...line, codiceScuola: line.scuola.codice } : [],
    );
    const [products, bookOffers] = await Promise.all([
      options.isRecentEnough ? this.catalogue.recentOffers(ids) : this.catalogue.offers(ids),
      this.schools.offers(
        books.map(({ isbn, codiceScuola, classe, sezione }) => ({
          isbn,
          codiceScuola,
          classe,
          sezione,
        })),
      ),
    ]);
    const remaining = bookOffers.values();
    return lines.map((line) => {
      if (line.type === 'product') return offeredProduct(line, products.get(line.id));
      const offer = remaining.next().value;
      if (offer === undefined) throw new Error('A book was left without an answer.');
      return offeredBook(line, offer, options.discounts);
    });
  }
}
