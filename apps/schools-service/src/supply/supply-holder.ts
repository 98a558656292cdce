import { Inject, Injectable } from '@nestjs/common';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataChanges } from '@zaino/service/data-changes';
import { ReadModel } from '@zaino/service/read-model/read-model';
import { Readiness } from '@zaino/service/readiness';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { DatasetEntity } from '../dataset/dataset.entity';
import { readBookSupplies } from './book-supplies';
import type { BookSupply, Supply } from './supply';
import { feedsInUse } from './trusted-feeds';

/**
 * Owner of what class lists and offers say of availability. It is read anew when a file comes to hold, a distributor
 * is set otherwise, a file has become too old, an import brings other books, and at midnight; whoever keeps lists
 * makes them anew only where a book of them is told of otherwise.
 */
@Injectable()
export class SupplyHolder extends ReadModel<Supply> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    changes: DataChanges,
    readiness: Readiness,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SUPPLY_TRUSTED_HOURS'>,
  ) {
    // It keeps no answers of its own.
    super({ name: 'supply', domain: 'schools', cacheMb: 1, readiness, changes });
  }

  protected revisionOf({ revision }: Supply): number {
    return revision;
  }

  protected async read(last?: Supply): Promise<Supply> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const today = italianDay(now);
    const dataset = await manager.findOneBy(DatasetEntity, { id: 1 });
    const all = await feedsInUse(manager, { now, hours: this.config.SUPPLY_TRUSTED_HOURS });
    const trusted = all.filter(({ isTrusted }) => isTrusted);
    const terms = trusted.map(({ distributor: { id, daysFrom, daysTo, cutOff }, feedIds }) => [
      id,
      daysFrom,
      daysTo,
      cutOff,
      feedIds,
    ]);
    const key = JSON.stringify([dataset?.version, today, terms]);
    if (key === last?.key) return last;
    const books = await readBookSupplies(manager, trusted, today);
    if (last && hasSame(books, last.books)) return Object.assign(last, { key });
    return { revision: (last?.revision ?? 0) + 1, key, books };
  }
}

function hasSame(
  books: ReadonlyMap<string, BookSupply>,
  others: ReadonlyMap<string, BookSupply>,
): boolean {
  if (books.size !== others.size) return false;
  for (const [isbn, { json }] of books) {
    if (others.get(isbn)?.json !== json) return false;
  }
  return true;
}
