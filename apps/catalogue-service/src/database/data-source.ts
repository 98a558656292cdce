import { databaseOptions } from '@zaino/service/database-options';
import { DayCountEntity } from '@zaino/service/day-counts/day-count.entity';
import { Media, MediaVariant } from '@zaino/service/media/media.entity';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { ClassSuppliesEntity } from '../class-supplies/class-supplies.entity';
import { FavouriteBookEntity } from '../favourites/favourite-book.entity';
import { FavouriteEntity } from '../favourites/favourite.entity';
import { StockWaitEntity } from '../favourites/stock-wait.entity';
import { CategoryEntity } from '../products/category.entity';
import { MakerEntity } from '../products/maker.entity';
import { PriceLogEntity } from '../products/price-log.entity';
import { ProductChangeEntity, ProductChangeItemEntity } from '../products/product-change.entity';
import { ProductEntity } from '../products/product.entity';
import { SupplierEntity } from '../products/supplier.entity';
import { ReviewChangeEntity, ReviewChangeItemEntity } from '../reviews/review-change.entity';
import { ReviewReportEntity } from '../reviews/review-report.entity';
import { ReviewEntity } from '../reviews/review.entity';
import {
  StockReleaseEntity,
  StockReservationEntity,
  StockReservationLineEntity,
} from '../stock/stock-reservation.entity';
import { TeacherListEntity } from '../teacher-lists/teacher-list.entity';
import { CreateCatalogue1763740000000 } from './migrations/1763740000000-create-catalogue';
import { CreateStockReservation1763900000000 } from './migrations/1763900000000-create-stock-reservation';
import { NoteWhatWasOnSale1764050000000 } from './migrations/1764050000000-note-what-was-on-sale';
import { HoldImages1764600000000 } from './migrations/1764600000000-hold-images';
import { CreateOutbox1766111010000 } from './migrations/1766111010000-create-outbox';
import { CreateReviews1766700000000 } from './migrations/1766700000000-create-reviews';
import { CreateDayCount1766800030000 } from './migrations/1766800030000-create-day-count';
import { CreateMaker1766900000000 } from './migrations/1766900000000-create-maker';
import { CreateClassSupplies1767000000000 } from './migrations/1767000000000-create-class-supplies';
import { CreateFavourite1767110000000 } from './migrations/1767110000000-create-favourite';
import { CreateTeacherList1767200000000 } from './migrations/1767200000000-create-teacher-list';
import { CreateFavouriteBook1767500000000 } from './migrations/1767500000000-create-favourite-book';

/** Entities and migrations of the catalogue schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [
      CategoryEntity,
      ClassSuppliesEntity,
      DayCountEntity,
      FavouriteBookEntity,
      FavouriteEntity,
      MakerEntity,
      Media,
      MediaVariant,
      OutboxMessage,
      PriceLogEntity,
      ProductEntity,
      ProductChangeEntity,
      ProductChangeItemEntity,
      ReviewEntity,
      ReviewChangeEntity,
      ReviewChangeItemEntity,
      ReviewReportEntity,
      StockReleaseEntity,
      StockReservationEntity,
      StockReservationLineEntity,
      StockWaitEntity,
      SupplierEntity,
      TeacherListEntity,
    ],
    migrations: [
      CreateCatalogue1763740000000,
      CreateStockReservation1763900000000,
      NoteWhatWasOnSale1764050000000,
      HoldImages1764600000000,
      CreateOutbox1766111010000,
      CreateReviews1766700000000,
      CreateDayCount1766800030000,
      CreateMaker1766900000000,
      CreateClassSupplies1767000000000,
      CreateFavourite1767110000000,
      CreateTeacherList1767200000000,
      CreateFavouriteBook1767500000000,
    ],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
