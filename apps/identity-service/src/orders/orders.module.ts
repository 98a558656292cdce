import { Module } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { ServiceClient } from '@zaino/service/service-client';
import type { Config } from '../config';
import { ORDERS } from './orders-client';

@Module({
  providers: [
    {
      provide: ORDERS,
      useFactory: ({ ORDERS_URL, SERVICE_KEY }: Config) =>
        new ServiceClient({ baseUrl: ORDERS_URL, serviceKey: SERVICE_KEY }),
      inject: [CONFIG],
    },
  ],
  exports: [ORDERS],
})
export class OrdersModule {}
