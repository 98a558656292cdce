import { type DynamicModule, Module } from '@nestjs/common';
import { UpstreamsModule as ServiceClientsModule } from '@zaino/service/upstreams.module';
import type { Config } from '../config';
import { Bookshops } from './bookshops';
import { BookshopsClient } from './bookshops-client';
import { IdentityClient } from './identity-client';
import { PickupHours } from './pickup-hours';
import { Catalogue } from './catalogue';
import { CatalogueClient } from './catalogue-client';
import { Schools } from './schools';
import { SchoolsClient } from './schools-client';

/** What is asked of other services, and remembered for a moment, for all modules. */
@Module({})
export class UpstreamsModule {
  static connect(config: Config): DynamicModule {
    return {
      module: UpstreamsModule,
      global: true,
      imports: [
        ServiceClientsModule.connect([
          { name: 'bookshops', client: BookshopsClient, baseUrl: config.BOOKSHOPS_URL },
          { name: 'catalogue', client: CatalogueClient, baseUrl: config.CATALOGUE_URL },
          { name: 'identity', client: IdentityClient, baseUrl: config.IDENTITY_URL },
          { name: 'schools', client: SchoolsClient, baseUrl: config.SCHOOLS_URL },
        ]),
      ],
      providers: [Bookshops, Catalogue, PickupHours, Schools],
      exports: [Bookshops, Catalogue, PickupHours, Schools],
    };
  }
}
