import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { RedisModule } from '@zaino/service/redis.module';
import { AdoptionsModule } from './adoptions/adoptions.module';
import type { Config } from './config';
import { CoversModule } from './covers/covers.module';
import { dataSourceOptions } from './database/data-source';
import { DemandModule } from './demand/demand.module';
import { DifferencesModule } from './differences/differences.module';
import { ImportDeskModule } from './import-desk/import-desk.module';
import { OffersModule } from './offers/offers.module';
import { PlacesModule } from './places/places.module';
import { RejectsModule } from './rejects/rejects.module';
import { SchoolsModule } from './schools/schools.module';
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
        AdoptionsModule,
        CoversModule,
        DemandModule,
        DifferencesModule,
        ImportDeskModule,
        OffersModule,
        PlacesModule,
        RejectsModule,
        SchoolsModule,
        ShareImagesModule,
        SitemapModule,
      ],
    };
  }
}
