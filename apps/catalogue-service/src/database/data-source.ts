import { databaseOptions } from '@zaino/service/database-options';
import { Media, MediaVariant } from '@zaino/service/media/media.entity';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { CategoryEntity } from '../products/category.entity';
import { PriceLogEntity } from '../products/price-log.entity';
import { ProductChangeEntity, ProductChangeItemEntity } from '../products/product-change.entity';
import { ProductEntity } from '../products/product.entity';
import { SupplierEntity } from '../products/supplier.entity';
import {
  StockReleaseEntity,
  StockReservationEntity,
  StockReservationLineEntity,
} from '../stock/stock-reservation.entity';
import { CreateCatalogue1763740000000 } from './migrations/1763740000000-create-catalogue';
import { CreateStockReservation1763900000000 } from './migrations/1763900000000-create-stock-reservation';
import { NoteWhatWasOnSale1764050000000 } from './migrations/1764050000000-note-what-was-on-sale';
import { HoldImages1764600000000 } from './migrations/1764600000000-hold-images';
import { CreateOutbox1766111010000 } from './migrations/1766111010000-create-outbox';

/** Entities and migrations of the catalogue schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [
      CategoryEntity,
      Media,
      MediaVariant,
      OutboxMessage,
      PriceLogEntity,
      ProductEntity,
      ProductChangeEntity,
      ProductChangeItemEntity,
      StockReleaseEntity,
      StockReservationEntity,
      StockReservationLineEntity,
      SupplierEntity,
    ],
    migrations: [
      CreateCatalogue1763740000000,
      CreateStockReservation1763900000000,
      NoteWhatWasOnSale1764050000000,
      HoldImages1764600000000,
      CreateOutbox1766111010000,
    ],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
