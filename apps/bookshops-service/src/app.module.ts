import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@zaino/service/database.module';
import { RedisModule } from '@zaino/service/redis.module';
import type { Config } from './config';
import { dataSourceOptions } from './database/data-source';
import { DomainsController } from './domains/domains.controller';
import { DomainsService } from './domains/domains.service';
import { PickupController } from './pickup/pickup.controller';
import { PickupPoints } from './pickup/pickup-points';
import { ReservationSweep } from './reservations/reservation-sweep';
import { ReservationsController } from './reservations/reservations.controller';
import { ReservationsService } from './reservations/reservations.service';
import { PUBLIC_URL } from './tenants/tenant-url';
import { TenantsController } from './tenants/tenants.controller';
import { TenantsService } from './tenants/tenants.service';

@Module({
  controllers: [DomainsController, PickupController, ReservationsController, TenantsController],
  providers: [DomainsService, PickupPoints, ReservationsService, ReservationSweep, TenantsService],
})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
      ],
      providers: [{ provide: PUBLIC_URL, useValue: config.PUBLIC_URL }],
    };
  }
}
