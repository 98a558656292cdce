import { type DynamicModule, Module } from '@nestjs/common';
import { adminBlogEndpoints } from '@zaino/contracts/blog';
import { DeliverAct } from '@zaino/service/audit-log/deliver-act';
import { StaffActsModule } from '@zaino/service/audit-log/staff-acts.module';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { OutboxModule } from '@zaino/service/outbox/outbox.module';
import { ParkedMessagesModule } from '@zaino/service/parked-messages/parked-messages.module';
import { RedisModule } from '@zaino/service/redis.module';
import { UpstreamsModule } from '@zaino/service/upstreams.module';
import { ArticlesModule } from './articles/articles.module';
import { CategoriesModule } from './categories/categories.module';
import type { Config } from './config';
import { dataSourceOptions } from './database/data-source';
import { MediaModule } from './media/media.module';
import { ReadersModule } from './readers/readers.module';
import { ReadingModule } from './reading/reading.module';
import { ShareImagesModule } from './share-images/share-images.module';
import { SitemapModule } from './sitemap/sitemap.module';
import { IdentityClient } from './upstreams/identity-client';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
        UpstreamsModule.connect([
          { name: 'identity', client: IdentityClient, baseUrl: config.IDENTITY_URL },
        ]),
        OutboxModule.with({ handlers: [DeliverAct] }),
        StaffActsModule.toldTo(IdentityClient),
        ArticlesModule,
        CategoriesModule,
        MediaModule.with(config),
        ParkedMessagesModule.with(adminBlogEndpoints),
        ReadingModule,
        ReadersModule,
        ShareImagesModule,
        SitemapModule,
      ],
    };
  }
}
