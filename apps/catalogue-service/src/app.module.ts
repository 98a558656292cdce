import { type DynamicModule, Module } from '@nestjs/common';
import { adminCatalogueEndpoints } from '@zaino/contracts/catalogue';
import { DeliverAct } from '@zaino/service/audit-log/deliver-act';
import { StaffActsModule } from '@zaino/service/audit-log/staff-acts.module';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { DayCountsModule } from '@zaino/service/day-counts/day-counts.module';
import { searchKinds } from '@zaino/service/day-counts/search-counter';
import { OutboxModule } from '@zaino/service/outbox/outbox.module';
import { ParkedMessagesModule } from '@zaino/service/parked-messages/parked-messages.module';
import { RedisModule } from '@zaino/service/redis.module';
import { UpstreamsModule } from '@zaino/service/upstreams.module';
import { ClassSuppliesModule } from './class-supplies/class-supplies.module';
import { ComplianceModule } from './compliance/compliance.module';
import type { Config } from './config';
import { dataSourceOptions } from './database/data-source';
import { CsvModule } from './csv/csv.module';
import { FavouritesModule } from './favourites/favourites.module';
import { TellBackInStock } from './favourites/tell-back-in-stock';
import { TellPriceDrop } from './favourites/tell-price-drop';
import { IndexModule } from './index/index.module';
import { MakersModule } from './makers/makers.module';
import { MediaModule } from './media/media.module';
import { ProductsModule } from './products/products.module';
import { ReadingModule } from './reading/reading.module';
import { ReviewsModule } from './reviews/reviews.module';
import { SearchesModule } from './searches/searches.module';
import { ShareImagesModule } from './share-images/share-images.module';
import { SiteSearchModule } from './site-search/site-search.module';
import { SitemapModule } from './sitemap/sitemap.module';
import { StockModule } from './stock/stock.module';
import { TeacherListsModule } from './teacher-lists/teacher-lists.module';
import { TellTeacher } from './teacher-lists/tell-teacher';
import { IdentityClient } from './upstreams/identity-client';
import { OrdersClient } from './upstreams/orders-client';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
        DayCountsModule.with({ kinds: searchKinds }),
        UpstreamsModule.connect([
          { name: 'identity', client: IdentityClient, baseUrl: config.IDENTITY_URL },
          { name: 'orders', client: OrdersClient, baseUrl: config.ORDERS_URL },
        ]),
        OutboxModule.with({
          handlers: [DeliverAct, TellBackInStock, TellPriceDrop, TellTeacher],
          imports: [IndexModule],
        }),
        StaffActsModule.toldTo(IdentityClient),
        ClassSuppliesModule,
        ComplianceModule,
        FavouritesModule,
        IndexModule,
        MakersModule,
        ParkedMessagesModule.with(adminCatalogueEndpoints),
        ProductsModule,
        ReadingModule,
        ReviewsModule,
        CsvModule,
        SearchesModule,
        ShareImagesModule,
        SiteSearchModule,
        SitemapModule,
        StockModule,
        TeacherListsModule,
        MediaModule.with(config),
      ],
    };
  }
}
