import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@zaino/service/database.module';
import { RedisModule } from '@zaino/service/redis.module';
import { ArticlesModule } from './articles/articles.module';
import type { Config } from './config';
import { dataSourceOptions } from './database/data-source';
import { BlogMediaModule } from './media/media.module';
import { ReadersModule } from './readers/readers.module';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
        ArticlesModule.with(config.PUBLIC_URL),
        BlogMediaModule.with({ cacheMb: config.ANSWER_CACHE_MB }),
        ReadersModule.with({ deviceTokenKey: config.DEVICE_TOKEN_KEY }),
      ],
    };
  }
}
