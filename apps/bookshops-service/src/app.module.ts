import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { OutboxModule } from '@zaino/service/outbox/outbox.module';
import { RedisModule } from '@zaino/service/redis.module';
import { UpstreamsModule } from '@zaino/service/upstreams.module';
import type { Config } from './config';
import { dataSourceOptions } from './database/data-source';
import { DomainsModule } from './domains/domains.module';
import { TellOwner } from './notices/tell-owner';
import { PickupModule } from './pickup/pickup.module';
import { ReservationsModule } from './reservations/reservations.module';
import { ReviewModule } from './review/review.module';
import { TenantsModule } from './tenants/tenants.module';
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
        UpstreamsModule.connect(config.SERVICE_KEY, [
          { client: IdentityClient, baseUrl: config.IDENTITY_URL },
          { client: OrdersClient, baseUrl: config.ORDERS_URL },
        ]),
        OutboxModule.with({ handlers: [TellOwner] }),
        DomainsModule,
        PickupModule,
        ReservationsModule,
        ReviewModule,
        TenantsModule,
      ],
    };
  }
}
