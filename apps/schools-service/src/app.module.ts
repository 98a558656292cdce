import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { DayCountsModule } from '@zaino/service/day-counts/day-counts.module';
import { searchKinds } from '@zaino/service/day-counts/search-counter';
import { RedisModule } from '@zaino/service/redis.module';
import { AdoptionsModule } from './adoptions/adoptions.module';
import type { Config } from './config';
import { LIST_COUNT } from './adoptions/list-count';
import { CoversModule } from './covers/covers.module';
import { dataSourceOptions } from './database/data-source';
import { DemandModule } from './demand/demand.module';
import { OffersModule } from './offers/offers.module';
import { PlacesModule } from './places/places.module';
import { SchoolsModule } from './schools/schools.module';
import { SearchesModule } from './searches/searches.module';
import { ShareImagesModule } from './share-images/share-images.module';
import { SitemapModule } from './sitemap/sitemap.module';

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
        AdoptionsModule,
        CoversModule,
        DemandModule,
        OffersModule,
        PlacesModule,
        SchoolsModule,
        SearchesModule,
        ShareImagesModule,
        SitemapModule,
      ],
    };
  }
}
