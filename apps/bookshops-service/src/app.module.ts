import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { RedisModule } from '@zaino/service/redis.module';
import type { Config } from './config';
import { dataSourceOptions } from './database/data-source';
import { DomainsModule } from './domains/domains.module';
import { PickupModule } from './pickup/pickup.module';
import { ReservationsModule } from './reservations/reservations.module';
import { TenantsModule } from './tenants/tenants.module';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
        DomainsModule,
        PickupModule,
        ReservationsModule,
        TenantsModule,
      ],
    };
  }
}
