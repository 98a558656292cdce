import { type DynamicModule, Module } from '@nestjs/common';
import { UpstreamsModule as ServiceClientsModule } from '@zaino/service/upstreams.module';
import type { Config } from '../config';
import { IdentityClient } from './identity-client';
import { OrdersClient } from './orders-client';
import { PaymentAccounts } from './payment-accounts';
import { SchoolsClient } from './schools-client';

/** What is asked of other services, for all modules. */
@Module({})
export class UpstreamsModule {
  static connect(config: Config): DynamicModule {
    return {
      module: UpstreamsModule,
      global: true,
      imports: [
        ServiceClientsModule.connect([
          { name: 'identity', client: IdentityClient, baseUrl: config.IDENTITY_URL },
          { name: 'orders', client: OrdersClient, baseUrl: config.ORDERS_URL },
          { name: 'schools', client: SchoolsClient, baseUrl: config.SCHOOLS_URL },
        ]),
      ],
      providers: [PaymentAccounts],
      exports: [PaymentAccounts],
    };
  }
}
