import { Module } from '@nestjs/common';
import { createServiceClient } from '@zaino/service/service-client';
import type { Config } from '../config';
import { CONFIG } from '../config.module';

/** Injection token of the `ServiceClient` of the bookshops service. */
export const BOOKSHOPS = Symbol('bookshops');

@Module({
  providers: [
    {
      provide: BOOKSHOPS,
      useFactory: ({ BOOKSHOPS_URL, SERVICE_KEY }: Config) =>
        createServiceClient({ baseUrl: BOOKSHOPS_URL, serviceKey: SERVICE_KEY }),
      inject: [CONFIG],
    },
  ],
  exports: [BOOKSHOPS],
})
export class BookshopsModule {}
