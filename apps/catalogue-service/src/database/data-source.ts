import { databaseOptions } from '@zaino/service/database-options';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { Category } from './entities/category.entity';
import { Media, MediaVariant } from './entities/media.entity';
import { PriceLog } from './entities/price-log.entity';
import { ProductChange, ProductChangeItem } from './entities/product-change.entity';
import { Product } from './entities/product.entity';
import { Supplier } from './entities/supplier.entity';
import { CreateCatalogue1763740000000 } from './migrations/1763740000000-create-catalogue';

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
      Supplier,
    ],
    migrations: [CreateCatalogue1763740000000],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
