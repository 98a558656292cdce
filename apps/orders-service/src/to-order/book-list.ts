import { Injectable } from '@nestjs/common';
import type { BookToOrder, OrderState } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { DataSource } from 'typeorm';
import { awaitingStates, MAY_GO_ON } from '../arrivals/awaited-copies';
import { bookTitles } from '../arrivals/book-titles';
import { ShelfEntity } from '../arrivals/shelf.entity';
import { DistributorEntity } from './distributor.entity';

interface WaitingRow {
  isbn: string;
  state: OrderState;
  /** One of the lines. */
  lineId: string;
  publisher: string | null;
  copies: string;
  late: string;
  since: Date;
  expectedFrom: string | null;
  expectedTo: string | null;
}

/**
 * The lines that wait for a supplier, by the edition that is to come; `ix_order_line_seller_id` has all that is counted,
 * since lines are long. Of an order only what nobody has paid needs to be known: what a bookshop sells is handed out
 * there.
 */
const waiting = `
  SELECT COALESCE(l.substitute_isbn, l.reference) AS isbn, l.state, MIN(l.id) AS lineId,
    MIN(l.publisher) AS publisher, SUM(l.quantity) AS copies,
    SUM(IF(l.state = 'waiting' AND l.expected_to < ?, l.quantity, 0)) AS late,
    MIN(l.state_since) AS since,
    MIN(l.expected_from) AS expectedFrom, MAX(l.expected_to) AS expectedTo
  FROM order_line l
  LEFT JOIN customer_order o ON o.id = l.order_id AND l.state = 'received'
  WHERE l.seller_id = ? AND l.state IN (?) AND l.is_ordered = 1 AND ${MAY_GO_ON}`;

/** What a bookshop waits for, book by book. */
@Injectable()
export class BookList {
  constructor(private readonly dataSource: DataSource) {}

  /** By publisher and title. */
  async read(bookshopId: string, now: number): Promise<BookToOrder[]> {
    const { manager } = this.dataSource;
    const [rows, shelves, distributors] = await Promise.all([
      this.dataSource.query<WaitingRow[]>(`${waiting} GROUP BY isbn, l.state`, [
        italianDay(now),
        bookshopId,
        awaitingStates,
      ]),
      manager.findBy(ShelfEntity, { bookshopId }),
      manager.findBy(DistributorEntity, { bookshopId }),
    ]);
    const onShelf = new Map(shelves.map((shelf) => [shelf.isbn, shelf.copies]));
    const titles = await this.titlesOf(rows);
    const stated = new Map<string, BookToOrder>();
    for (const row of rows) {
      const title = titles.get(row.isbn) ?? null;
      stated.set(row.isbn, withRow(stated.get(row.isbn), row, title));
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

  /** Of one line of each book: to look into the texts of all of them takes much longer than to count them. */
  private async titlesOf(rows: readonly WaitingRow[]): Promise<Map<string, string>> {
    if (rows.length === 0) return new Map();
    const lineIds = new Map(rows.map(({ isbn, lineId }) => [isbn, lineId]));
    const found = await this.dataSource.query<{ isbn: string; title: string }[]>(
      `SELECT COALESCE(substitute_isbn, reference) AS isbn,
         JSON_UNQUOTE(JSON_EXTRACT(details, IF(substitute_isbn IS NULL,
           '$.title', '$.substitute.title'))) AS title
       FROM order_line WHERE id IN (?)`,
      [[...lineIds.values()]],
    );
    return new Map(found.map(({ isbn, title }) => [isbn, title]));
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

function withRow(
  book: BookToOrder | undefined,
  row: WaitingRow,
  title: string | null,
): BookToOrder {
  const { isbn, state, publisher, since, expectedFrom: from, expectedTo: to } = row;
  const one = book ?? { ...noCopies, isbn };
  const copies = Number(row.copies);
  const told = { ...one, title: one.title ?? title, publisher: one.publisher ?? publisher };
  if (state !== 'waiting') return { ...told, toOrder: one.toOrder + copies };
  return {
    ...told,
    ordered: copies,
    late: Number(row.late),
    orderedSince: italianDay(since),
    expected: from !== null && to !== null ? { from, to } : null,
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
