import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { spreadsheetFile, spreadsheetLines } from '@zaino/service/spreadsheet-file';
import { DataSource } from 'typeorm';
import { conditionsOf, type ListedFilters, stateCondition } from './admin-order-conditions';
import type { OrderCondition } from './condition';
import { behind } from './list-place';
import { listedRows } from './listed-rows';
import { fileColumns, fileHead, fileLine, type OrderFileRow } from './order-file';
import { listedLines } from './order-summary';

/** Orders that are read at once. */
const AT_ONCE = 500;

/** A list of orders for spreadsheets, whole however long it is. */
@Injectable()
export class OrderFileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  stream(filters: ListedFilters): Readable {
    return Readable.from(this.parts(filters), { objectMode: false });
  }

  private async *parts(filters: ListedFilters): AsyncGenerator<string> {
    const now = new Date(this.clock.now());
    const wanted = [...stateCondition(filters), ...conditionsOf(filters, italianDay(now))];
    yield spreadsheetFile([fileHead]);
    for (let place: OrderCondition[] = []; ;) {
      const rows = await listedRows<OrderFileRow>(this.dataSource, {
        columns: fileColumns,
        conditions: [...wanted, ...place],
        limit: AT_ONCE,
      });
      const last = rows.at(-1);
      if (last === undefined) return;
      yield await this.linesOf(rows, now);
      if (rows.length < AT_ONCE) return;
      place = [behind(last)];
    }
  }

  private async linesOf(rows: readonly OrderFileRow[], now: Date): Promise<string> {
    const linesOf = await listedLines(
      this.dataSource,
      rows.map(({ id }) => id),
    );
    return spreadsheetLines(rows.map((row) => fileLine(row, linesOf(row.id), now)));
  }
}
