import { type DynamicModule, Module } from '@nestjs/common';
import { adminBookshopEndpoints } from '@zaino/contracts/bookshops';
import { DeliverAct } from '@zaino/service/audit-log/deliver-act';
import { StaffActsModule } from '@zaino/service/audit-log/staff-acts.module';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { OutboxModule } from '@zaino/service/outbox/outbox.module';
import { ParkedMessagesModule } from '@zaino/service/parked-messages/parked-messages.module';
import { RedisModule } from '@zaino/service/redis.module';
import { ComplianceModule } from './compliance/compliance.module';
import type { Config } from './config';
import { dataSourceOptions } from './database/data-source';
import { DirectoryModule } from './directory/directory.module';
import { DomainsModule } from './domains/domains.module';
import { ForecastModule } from './forecast/forecast.module';
import { FrontsModule } from './fronts/fronts.module';
import { FiguresModule } from './figures/figures.module';
import { MediaModule } from './media/media.module';
import { OwnLookModule } from './own-look/own-look.module';
import { PaymentAccountsModule } from './payment-accounts/payment-accounts.module';
import { PickupModule } from './pickup/pickup.module';
import { EndSubscription } from './plans/end-subscription';
import { PlansModule } from './plans/plans.module';
import { ReservationsModule } from './reservations/reservations.module';
import { ReviewModule } from './review/review.module';
import { TellOwner } from './review/tell-owner';
import { TenantsModule } from './tenants/tenants.module';
import { IdentityClient } from './upstreams/identity-client';
import { UpstreamsModule } from './upstreams/upstreams.module';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
        UpstreamsModule.connect(config),
        OutboxModule.with({ handlers: [DeliverAct, EndSubscription, TellOwner] }),
        StaffActsModule.toldTo(IdentityClient),
        ComplianceModule,
        DirectoryModule,
        DomainsModule,
        ForecastModule,
        FrontsModule,
        FiguresModule,
        MediaModule.with(config),
        OwnLookModule,
        ParkedMessagesModule.with(adminBookshopEndpoints),
        PaymentAccountsModule,
        PickupModule,
        PlansModule,
        ReservationsModule,
        ReviewModule,
        TenantsModule,
      ],
    };
  }
}
