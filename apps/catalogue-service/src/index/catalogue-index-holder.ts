import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@zaino/rules/durations';
import { ChangedRows } from '@zaino/service/changed-rows';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataChanges } from '@zaino/service/data-changes';
import { ReadModel } from '@zaino/service/read-model/read-model';
import { Readiness } from '@zaino/service/readiness';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { lowestPrices } from '../products/lowest-prices';
import { batchesOf, readProducts } from '../products/stored-product';
import { CatalogueIndex } from './catalogue-index';

/** How old the lowest price of 30 days may be that is shown (milliseconds). */
const LOWEST_PRICE_MS = 10 * MINUTE_MS;
/** Products that are taken over in one piece: some milliseconds in which no call is answered. */
const SLICE = 100;

/** Owner of the index that the public calls read, which is changed product by product. */
@Injectable()
export class CatalogueIndexHolder extends ReadModel<CatalogueIndex> {
  private readonly changed: ChangedRows;
  private lowestPricesAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    changes: DataChanges,
    readiness: Readiness,
    @Inject(CONFIG) config: Pick<Config, 'ANSWER_CACHE_MB'>,
  ) {
    super({
      name: 'catalogue',
      domain: 'catalogue',
      cacheMb: config.ANSWER_CACHE_MB,
      readiness,
      changes,
    });
    this.changed = new ChangedRows(dataSource, 'product');
  }

  /** The next look compares all products, whenever they changed. */
  compareAll(): void {
    this.changed.forget();
  }

  protected revisionOf({ revision }: CatalogueIndex): number {
    return revision;
  }

  protected async read(index = new CatalogueIndex()): Promise<CatalogueIndex> {
    const changed = new Set(await this.changed.find(index));
    try {
      for (const id of await this.withNewLowestPrice(index)) changed.add(id);
      for (const batch of batchesOf([...changed])) await this.takeOver(index, batch);
    } catch (error) {
      this.changed.forget();
      throw error;
    }
    return index;
  }

  private async takeOver(index: CatalogueIndex, ids: number[]): Promise<void> {
    const products = await readProducts(this.dataSource.manager, ids);
    const reduced = products
      .filter(({ product }) => product.discountedPriceCents < product.sellingPriceCents)
      .map(({ product }) => product.id);
    const lowest = await lowestPrices(this.dataSource.manager, reduced, this.clock.now());
    const present = new Set(products.map(({ product }) => product.id));
    index.remove(ids.filter((id) => !present.has(id)));
    for (const slice of batchesOf(products, SLICE)) {
      index.put(slice, lowest);
      await setImmediate();
    }
  }

  /** Products for which a lower price of the past is more than 30 days old by now. */
  private async withNewLowestPrice(index: CatalogueIndex): Promise<number[]> {
    const now = this.clock.now();
    if (now < this.lowestPricesAt + LOWEST_PRICE_MS) return [];
    const ids = index.withLowerPast();
    const lowest = await lowestPrices(this.dataSource.manager, ids, now);
    this.lowestPricesAt = now;
    return ids.filter((id) => lowest.has(id) && lowest.get(id) !== index.lowestCents(id));
  }
}
