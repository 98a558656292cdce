import { Injectable } from '@nestjs/common';
import type { adminCatalogueEndpoints, PricesOfProduct } from '@zaino/contracts/catalogue';
import {
  announcedReduction,
  type LoggedPrice,
  lowestRecentPrice,
} from '@zaino/rules/announced-reduction';
import { toEuro } from '@zaino/rules/money';
import { Clock } from '@zaino/service/clock';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { readPriceLogs } from './announced-reductions';
import { productIdOf, productNumberOf } from './product-id';
import { batchesOf } from './stored-product';

/** What a change of prices has to hold against, asked for before it is made. */
@Injectable()
export class PricesBeforeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async read({ products }: BodyOf<typeof adminCatalogueEndpoints.pricesBefore>) {
    const numbers = [...new Set(products.map(productNumberOf))];
    const now = this.clock.now();
    const prodotti: PricesOfProduct[] = [];
    for (const batch of batchesOf(numbers)) {
      const logs = await readPriceLogs(this.dataSource.manager, batch);
      for (const [id, log] of logs) prodotti.push(pricesOf(id, log, now));
    }
    return { prodotti };
  }
}

function pricesOf(id: number, log: readonly LoggedPrice[], now: number): PricesOfProduct {
  const announced = announcedReduction(log);
  const recent = lowestRecentPrice(log, now);
  return {
    id: productIdOf(id),
    prezzoScontato: toEuro(log.at(-1)?.discountedCents ?? 0),
    prezzoMinimo30Giorni: announced && toEuro(announced.cents),
    prezzoMinimoRecente: recent && toEuro(recent.cents),
  };
}
