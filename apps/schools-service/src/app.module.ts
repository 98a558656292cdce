import { type DynamicModule, Module } from '@nestjs/common';
import { adminBookEndpoints } from '@zaino/contracts/schools';
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
import { AdoptionsModule } from './adoptions/adoptions.module';
import { BookBulkModule } from './book-bulk/book-bulk.module';
import { BookFetcherModule } from './book-fetcher/book-fetcher.module';
import { BookFilesModule } from './book-files/book-files.module';
import { BookListsModule } from './book-lists/book-lists.module';
import { BooksModule } from './books/books.module';
import type { Config } from './config';
import { LIST_COUNT } from './adoptions/list-count';
import { CoversModule } from './covers/covers.module';
import { dataSourceOptions } from './database/data-source';
import { DemandModule } from './demand/demand.module';
import { DistancesModule } from './distances/distances.module';
import { DifferencesModule } from './differences/differences.module';
import { EnrichmentModule } from './enrichment/enrichment.module';
import { ImportDeskModule } from './import-desk/import-desk.module';
import { MediaModule } from './media/media.module';
import { MailboxesModule } from './mailboxes/mailboxes.module';
import { NewListsModule } from './new-lists/new-lists.module';
import { TellNewLists } from './new-lists/tell-new-lists';
import { OffersModule } from './offers/offers.module';
import { PlacesModule } from './places/places.module';
import { QualityModule } from './quality/quality.module';
import { RejectsModule } from './rejects/rejects.module';
import { SchoolsModule } from './schools/schools.module';
import { SearchesModule } from './searches/searches.module';
import { ShareImagesModule } from './share-images/share-images.module';
import { SiteSearchModule } from './site-search/site-search.module';
import { SitemapModule } from './sitemap/sitemap.module';
import { SupplyModule } from './supply/supply.module';
import { IdentityClient } from './upstreams/identity-client';
import { UsedBooksModule } from './used-books/used-books.module';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
        DayCountsModule.with({ kinds: { ...searchKinds, [LIST_COUNT]: { keptDays: 730 } } }),
        UpstreamsModule.connect([
          { name: 'identity', client: IdentityClient, baseUrl: config.IDENTITY_URL },
        ]),
        OutboxModule.with({ handlers: [DeliverAct, TellNewLists] }),
        StaffActsModule.toldTo(IdentityClient),
        AdoptionsModule,
        BookBulkModule,
        BookFetcherModule,
        BookFilesModule,
        BookListsModule,
        BooksModule,
        CoversModule,
        DemandModule,
        DistancesModule,
        DifferencesModule,
        EnrichmentModule,
        ImportDeskModule,
        MediaModule.with(config),
        MailboxesModule,
        NewListsModule,
        OffersModule,
        ParkedMessagesModule.with(adminBookEndpoints),
        PlacesModule,
        QualityModule,
        RejectsModule,
        SchoolsModule,
        SearchesModule,
        ShareImagesModule,
        SiteSearchModule,
        SitemapModule,
        SupplyModule,
        UsedBooksModule,
      ],
    };
  }
}
