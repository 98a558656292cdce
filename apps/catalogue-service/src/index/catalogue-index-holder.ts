import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { ChangedRows } from '@zaino/service/changed-rows';
import { CONFIG } from '@zaino/service/config.module';
import { DataChanges } from '@zaino/service/data-changes';
import { ReadModel } from '@zaino/service/read-model/read-model';
import { Readiness } from '@zaino/service/readiness';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { announcedReductions } from '../products/announced-reductions';
import { batchesOf, readProducts } from '../products/stored-product';
import { CatalogueIndex } from './catalogue-index';

/** Products that are taken over in one piece: some milliseconds in which no call is answered. */
const SLICE = 100;

/** Owner of the index that the public calls read, which is changed product by product. */
@Injectable()
export class CatalogueIndexHolder extends ReadModel<CatalogueIndex> {
  private readonly changed: ChangedRows;

  constructor(
    private readonly dataSource: DataSource,
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
    const changed = await this.changed.find(index);
    try {
      for (const batch of batchesOf(changed)) await this.takeOver(index, batch);
    } catch (error) {
      this.changed.forget();
      throw error;
    }
    return index;
  }

  private async takeOver(index: CatalogueIndex, ids: number[]): Promise<void> {
    const products = await readProducts(this.dataSource.manager, ids);
    const announced = await announcedReductions(this.dataSource.manager, products);
    const present = new Set(products.map(({ product }) => product.id));
    index.remove(ids.filter((id) => !present.has(id)));
    for (const slice of batchesOf(products, SLICE)) {
      index.put(slice, announced);
      await setImmediate();
    }
  }
}
