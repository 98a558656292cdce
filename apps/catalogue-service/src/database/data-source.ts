import { databaseOptions } from '@zaino/service/database-options';
import { Media, MediaVariant } from '@zaino/service/media/media.entity';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { Category } from './entities/category.entity';
import { PriceLog } from './entities/price-log.entity';
import { ProductChange, ProductChangeItem } from './entities/product-change.entity';
import { Product } from './entities/product.entity';
import {
  StockRelease,
  StockReservation,
  StockReservationLine,
} from './entities/stock-reservation.entity';
import { Supplier } from './entities/supplier.entity';
import { CreateCatalogue1763740000000 } from './migrations/1763740000000-create-catalogue';
import { CreateStockReservation1763900000000 } from './migrations/1763900000000-create-stock-reservation';
import { HoldImages1764600000000 } from './migrations/1764600000000-hold-images';

/** Entities and migrations of the catalogue schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [
      Category,
      Media,
      MediaVariant,
      PriceLog,
      Product,
      ProductChange,
      ProductChangeItem,
      StockRelease,
      StockReservation,
      StockReservationLine,
      Supplier,
    ],
    migrations: [
      CreateCatalogue1763740000000,
      CreateStockReservation1763900000000,
      HoldImages1764600000000,
    ],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
