import { Injectable } from '@nestjs/common';
import type { BookToOrder, OrderState } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { DataSource } from 'typeorm';
import { awaitingStatesOf, MAY_GO_ON } from '../arrivals/awaited-copies';
import { bookTitles } from '../arrivals/book-titles';
import { ShelfEntity } from '../arrivals/shelf.entity';
import { bookshopOf, type ShopId } from '../orders/shop';
import { DistributorEntity } from './distributor.entity';

interface WaitingRow {
  /** As it was ordered. */
  reference: string;
  /** Of the edition that the family takes instead. */
  substituteIsbn: string | null;
  state: OrderState;
  /** One of the lines. */
  lineId: string;
  copies: string;
  late: string;
  since: Date;
  expectedFrom: string | null;
  expectedTo: string | null;
}

/** What one line of a book says of it. */
interface BookText {
  title: string | null;
  publisher: string | null;
}

/**
 * The lines that wait for a supplier; `ix_order_line_seller_id` has all that is counted, since lines are long, in the
 * order in which it is counted. Of an order only what nobody has paid needs to be known: what a bookshop gets is handed
 * out there, and all other books are sent, of which nothing waits that nobody has paid.
 */
function waiting(states: readonly OrderState[]): string {
  const isPaid = !states.includes('received');
  const orders = `LEFT JOIN customer_order o ON o.id = l.order_id AND l.state = 'received'`;
  return `
  SELECT l.reference, l.substitute_isbn AS substituteIsbn, l.state, MIN(l.id) AS lineId,
    SUM(l.quantity) AS copies,
    SUM(IF(l.state = 'waiting' AND l.expected_to < ?, l.quantity, 0)) AS late,
    MIN(l.state_since) AS since,
    MIN(l.expected_from) AS expectedFrom, MAX(l.expected_to) AS expectedTo
  FROM order_line l ${isPaid ? '' : orders}
  WHERE l.seller_id <=> ? AND l.state IN (?) AND l.is_ordered = 1 ${isPaid ? '' : `AND ${MAY_GO_ON}`}`;
}

/** What a shop waits for, book by book. */
@Injectable()
export class BookList {
  constructor(private readonly dataSource: DataSource) {}

  /** By publisher and title. */
  async read(shopId: ShopId, now: number): Promise<BookToOrder[]> {
    const { manager } = this.dataSource;
    const states = awaitingStatesOf(shopId);
    const [rows, shelves, distributors] = await Promise.all([
      this.dataSource.query<WaitingRow[]>(
        `${waiting(states)} GROUP BY l.state, l.reference, l.substitute_isbn`,
        [italianDay(now), bookshopOf(shopId), states],
      ),
      manager.findBy(ShelfEntity, { shopId }),
      manager.findBy(DistributorEntity, { shopId }),
    ]);
    const onShelf = new Map(shelves.map((shelf) => [shelf.isbn, shelf.copies]));
    const texts = await this.textsOf(rows);
    const stated = new Map<string, BookToOrder>();
    for (const row of rows) {
      const isbn = row.substituteIsbn ?? row.reference;
      const book = stated.get(isbn) ?? { ...noCopies, isbn };
      stated.set(isbn, withRow(withText(book, texts.get(row.lineId)), row));
    }
    const spare = [...onShelf].filter(([code, copies]) => copies > 0 && !stated.has(code));
    const known = await bookTitles(
      manager,
      spare.map(([code]) => code),
    );
    for (const [code] of spare) {
      stated.set(code, { ...noCopies, isbn: code, title: known.get(code) ?? null });
    }
    const byName = new Map(
      distributors.map((one) => [one.publisher.toLowerCase(), one.distributor]),
    );
    return [...stated.values()]
      .map((book) => ({
        ...book,
        shelf: onShelf.get(book.isbn) ?? 0,
        distributor: byName.get(book.publisher?.toLowerCase() ?? '') ?? null,
      }))
      .toSorted(byPublisher);
  }

  /** Of one line of each row: to look into the texts of all of them takes much longer than to count them. */
  private async textsOf(rows: readonly WaitingRow[]): Promise<Map<string, BookText>> {
    if (rows.length === 0) return new Map();
    const found = await this.dataSource.query<(BookText & { id: string })[]>(
      `SELECT id, publisher, JSON_UNQUOTE(JSON_EXTRACT(details, IF(substitute_isbn IS NULL,
         '$.title', '$.substitute.title'))) AS title
       FROM order_line WHERE id IN (?)`,
      [rows.map(({ lineId }) => lineId)],
    );
    return new Map(found.map(({ id, ...text }) => [id, text]));
  }
}

const noCopies: BookToOrder = {
  isbn: '',
  title: null,
  publisher: null,
  distributor: null,
  toOrder: 0,
  ordered: 0,
  late: 0,
  orderedSince: null,
  expected: null,
  shelf: 0,
};

function withText(book: BookToOrder, text: BookText | undefined): BookToOrder {
  return {
    ...book,
    title: book.title ?? text?.title ?? null,
    publisher: book.publisher ?? text?.publisher ?? null,
  };
}

/** One edition may be in several rows: ordered as such, and taken for others. */
function withRow(book: BookToOrder, row: WaitingRow): BookToOrder {
  const copies = Number(row.copies);
  if (row.state !== 'waiting') return { ...book, toOrder: book.toOrder + copies };
  const since = italianDay(row.since);
  return {
    ...book,
    ordered: book.ordered + copies,
    late: book.late + Number(row.late),
    orderedSince: firstOf(book.orderedSince, since),
    expected: spanned(book.expected, row),
  };
}

function firstOf(day: string | null, other: string): string {
  return day !== null && day < other ? day : other;
}

/** From the first day that a row names to the last. */
function spanned(
  days: BookToOrder['expected'],
  { expectedFrom, expectedTo }: WaitingRow,
): BookToOrder['expected'] {
  if (expectedFrom === null || expectedTo === null) return days;
  if (days === null) return { from: expectedFrom, to: expectedTo };
  return {
    from: firstOf(days.from, expectedFrom),
    to: days.to > expectedTo ? days.to : expectedTo,
  };
}

const compare = new Intl.Collator('it').compare;

function byPublisher(one: BookToOrder, other: BookToOrder): number {
  return (
    compare(one.publisher ?? '', other.publisher ?? '') ||
    compare(one.title ?? '', other.title ?? '') ||
    compare(one.isbn, other.isbn)
  );
}
