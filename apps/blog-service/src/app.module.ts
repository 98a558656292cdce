import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { RedisModule } from '@zaino/service/redis.module';
import { ArticlesModule } from './articles/articles.module';
import { CategoriesModule } from './categories/categories.module';
import type { Config } from './config';
import { dataSourceOptions } from './database/data-source';
import { MediaModule } from './media/media.module';
import { ReadersModule } from './readers/readers.module';
import { ReadingModule } from './reading/reading.module';
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
        ArticlesModule,
        CategoriesModule,
        MediaModule.with(config),
        ReadingModule,
        ReadersModule,
        ShareImagesModule,
        SitemapModule,
      ],
    };
  }
}
