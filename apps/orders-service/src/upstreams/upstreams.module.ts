import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { ServiceClient } from '@zaino/service/service-client';
import type { Config } from '../config';
import { Bookshops } from './bookshops';
import { Catalogue } from './catalogue';
import { Schools } from './schools';

/** The services that this one calls, for all of its modules. */
@Module({})
export class UpstreamsModule {
  static connect(config: Config): DynamicModule {
    const provide = <Upstream>(
      upstream: Type<Upstream> & (new (client: ServiceClient, clock: Clock) => Upstream),
      baseUrl: string,
    ) => ({
      provide: upstream,
      useFactory: (clock: Clock) =>
        new upstream(new ServiceClient({ baseUrl, serviceKey: config.SERVICE_KEY }), clock),
      inject: [Clock],
    });
    return {
      module: UpstreamsModule,
      global: true,
      providers: [
        provide(Catalogue, config.CATALOGUE_URL),
        provide(Schools, config.SCHOOLS_URL),
        provide(Bookshops, config.BOOKSHOPS_URL),
      ],
      exports: [Catalogue, Schools, Bookshops],
    };
  }
}
