import { type DynamicModule, Module } from '@nestjs/common';
import { adminBlogEndpoints } from '@zaino/contracts/blog';
import { DatabaseModule } from '@zaino/service/database.module';
import { MediaModule } from '@zaino/service/media/media.module';
import { RedisModule } from '@zaino/service/redis.module';
import { ArticlesModule } from './articles/articles.module';
import type { Config } from './config';
import { dataSourceOptions } from './database/data-source';
import { MediaController } from './media/media.controller';
import { namedIn } from './media/named-in';
import { ReadersModule } from './readers/readers.module';
import { ReadingModule } from './reading/reading.module';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
        ArticlesModule.with(config.PUBLIC_URL),
        MediaModule.with({
          path: adminBlogEndpoints.uploadImage.path,
          controller: MediaController,
          cacheMb: config.ANSWER_CACHE_MB,
          namedIn,
        }),
        ReadingModule.with({
          cacheMb: config.ANSWER_CACHE_MB,
          publicUrl: new URL(config.PUBLIC_URL).origin,
          brand: config.BRAND_NAME,
        }),
        ReadersModule.with({ deviceTokenKey: config.DEVICE_TOKEN_KEY }),
      ],
    };
  }
}
