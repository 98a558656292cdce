import { Module } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { ServiceClient } from '@zaino/service/service-client';
import type { Config } from '../config';
import { BOOKSHOPS } from './bookshops-client';
import { LostBookshops } from './lost-bookshops';
import { Reservations } from './reservations';

@Module({
  providers: [
    {
      provide: BOOKSHOPS,
      useFactory: ({ BOOKSHOPS_URL, SERVICE_KEY }: Config) =>
        new ServiceClient({ baseUrl: BOOKSHOPS_URL, serviceKey: SERVICE_KEY }),
      inject: [CONFIG],
    },
    LostBookshops,
    Reservations,
  ],
  exports: [BOOKSHOPS, LostBookshops, Reservations],
})
export class BookshopsModule {}
