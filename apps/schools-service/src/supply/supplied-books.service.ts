import { Inject, Injectable } from '@nestjs/common';
import type { FeedState, SuppliedBook } from '@zaino/contracts/schools';
import { toEuro } from '@zaino/rules/money';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { BookEntity } from '../dataset/book.entity';
import { SupplyHolder } from './supply-holder';
import { feedsInUse } from './trusted-feeds';

interface OfferRow {
  distributorId: number;
  distributor: string;
  state: FeedState;
  pieces: number | null;
  priceCents: number | null;
  expected: string | null;
  newIsbn: string | null;
  fileName: string;
  asOf: Date;
}

/** What is known of one book, for staff. */
@Injectable()
export class SuppliedBooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: SupplyHolder,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SUPPLY_TRUSTED_HOURS'>,
  ) {}

  async find(isbn: string): Promise<SuppliedBook> {
    const { manager } = this.dataSource;
    const book = await manager.findOneBy(BookEntity, { isbn });
    const hours = this.config.SUPPLY_TRUSTED_HOURS;
    const all = await feedsInUse(manager, { now: this.clock.now(), hours });
    const trusted = new Set(
      all.flatMap(({ isTrusted, distributor }) => (isTrusted ? distributor.id : [])),
    );
    const rows = await this.offers(isbn);
    return {
      isbn,
      title: book?.titoloMostrato ?? null,
      publisher: book?.editoreMostrato ?? null,
      price: euroOf(book?.prezzoCents ?? null),
      availability: this.holder.current().books.get(isbn)?.availability ?? null,
      offers: rows.map(({ priceCents, asOf, ...offer }) => ({
        ...offer,
        price: euroOf(priceCents),
        asOf: asOf.toISOString(),
        isTrusted: trusted.has(offer.distributorId),
      })),
    };
  }

  /** By ix_supply_row_isbn. */
  private offers(isbn: string): Promise<OfferRow[]> {
    return this.dataSource.query<OfferRow[]>(
      `SELECT distributor.id AS distributorId, distributor.name AS distributor, supply.state, supply.pieces,
         supply.price_cents AS priceCents, supply.expected_on AS expected, supply.new_isbn AS newIsbn,
         feed.file_name AS fileName, feed.as_of AS asOf
       FROM supply_row supply
         JOIN supply_feed feed ON feed.id = supply.feed_id AND feed.state = 'active'
         JOIN distributor ON distributor.id = feed.distributor_id
       WHERE supply.isbn = ? ORDER BY distributor.name`,
      [isbn],
    );
  }
}

const euroOf = (cents: number | null) => (cents === null ? null : toEuro(cents));
