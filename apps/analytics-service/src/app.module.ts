import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { DayCountsModule } from '@zaino/service/day-counts/day-counts.module';
import { searchKinds } from '@zaino/service/day-counts/search-counter';
import { RedisModule } from '@zaino/service/redis.module';
import { ComplianceModule } from './compliance/compliance.module';
import type { Config } from './config';
import { dataSourceOptions } from './database/data-source';
import { PageViewsModule } from './page-views/page-views.module';
import { ReleaseHealthModule } from './release-health/release-health.module';
import { SiteSearchesModule } from './site-searches/site-searches.module';
import { VisitsModule } from './visits/visits.module';

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
        ComplianceModule,
        PageViewsModule,
        ReleaseHealthModule,
        SiteSearchesModule,
        VisitsModule,
      ],
    };
  }
}
