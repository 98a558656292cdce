import { Injectable } from '@nestjs/common';
import { startOfItalianDay } from '@zaino/rules/italian-day';
import { DataSource, type EntityManager } from 'typeorm';
import { TELL_DROPPED_COMMAND } from '../orders/dropped-command';
import { undoneInSql } from '../orders/order-state';
import { type DroppedBook, Schools } from '../upstreams/schools';

interface LineRow {
  id: string;
  orderId: string;
  isbn: string;
  schoolCode: string;
  className: string;
  sectionName: string;
  createdAt: Date;
}

/** Schools and codes of one statement. */
const BOOKS_AT_ONCE = 200;

/** Orders with books that an import took off the list of their class, and of which nobody was told. */
@Injectable()
export class DroppedLines {
  constructor(
    private readonly dataSource: DataSource,
    private readonly schools: Schools,
  ) {}

  /** Ids of the lines by the id of their order. Rejects as `unavailable` while the schools service is away. */
  async find(importId: number): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    for (let after: number | null = 0; after !== null;) {
      const part = await this.schools.dropped(importId, after);
      for (let from = 0; from < part.books.length; from += BOOKS_AT_ONCE) {
        const books = part.books.slice(from, from + BOOKS_AT_ONCE);
        for (const { id, orderId } of await this.read(books)) {
          const lines = found.get(orderId) ?? [];
          if (!lines.includes(id)) found.set(orderId, [...lines, id]);
        }
      }
      after = part.next;
    }
    return this.withoutTold(found);
  }

  /** Those of the lines that were told of; by ix_order_event_order_id. */
  async told(manager: EntityManager, orderIds: readonly string[]): Promise<Set<string>> {
    if (orderIds.length === 0) return new Set();
    const events = await manager.query<{ lineIds: string }[]>(
      `SELECT line_ids AS lineIds FROM order_event WHERE order_id IN (?) AND command = ?`,
      [orderIds, TELL_DROPPED_COMMAND],
    );
    return new Set(events.flatMap(({ lineIds }) => JSON.parse(lineIds) as string[]));
  }

  /**
   * Lines that are bought and not undone, of orders of the school year; by ix_order_line_school_code. An order by card
   * that nobody has paid is none.
   */
  private async read(books: readonly DroppedBook[]): Promise<LineRow[]> {
    const rows = await this.dataSource.query<LineRow[]>(
      `SELECT line.id, line.order_id AS orderId, line.reference AS isbn,
              line.school_code AS schoolCode, line.class_name AS className,
              line.section_name AS sectionName, o.created_at AS createdAt
         FROM order_line line JOIN customer_order o ON o.id = line.order_id
        WHERE line.school_code IN (?) AND line.type = 'book' AND line.reference IN (?)
          AND line.state NOT IN (${undoneInSql}) AND line.withdrawn_at IS NULL
          AND NOT (o.payment_method = 'card' AND o.payment_state = 'none')`,
      [books.map(({ codiceScuola }) => codiceScuola), books.map(({ isbn }) => isbn)],
    );
    const begins = new Map(books.map((book) => [keyOf(book), beginOf(book)]));
    return rows.filter(({ isbn, schoolCode, className, sectionName, createdAt }) => {
      const key = keyOf({
        isbn,
        codiceScuola: schoolCode,
        classe: className,
        sezione: sectionName,
      });
      const begin = begins.get(key);
      return begin !== undefined && createdAt >= begin;
    });
  }

  private async withoutTold(lines: Map<string, string[]>): Promise<Map<string, string[]>> {
    const told = await this.told(this.dataSource.manager, [...lines.keys()]);
    const left = [...lines].map(
      ([orderId, ids]) => [orderId, ids.filter((id) => !told.has(id))] as const,
    );
    return new Map(left.filter(([, ids]) => ids.length > 0));
  }
}

const keyOf = ({ isbn, codiceScuola, classe, sezione }: Omit<DroppedBook, 'schoolYear'>) =>
  JSON.stringify([isbn, codiceScuola, classe, sezione]);

/** The lists of a school year are published from June on. */
const beginOf = ({ schoolYear }: DroppedBook): Date => startOfItalianDay(`${schoolYear}-06-01`);
