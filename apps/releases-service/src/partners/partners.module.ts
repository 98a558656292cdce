import { type DynamicModule, Module } from '@nestjs/common';
import { ACCESS_SETTINGS, type AccessSettings } from '@zaino/service/access-settings';
import { PartnerClient } from '../upstreams/partner-client';
import { KeptContracts } from './kept-contracts';
import { LiveContracts } from './live-contracts';
import { PartnerClients } from './partner-clients';
import { Partners } from './partners';
import { StoredCalls } from './stored-calls';
import { WORKER } from './worker';
import { VersionPartners } from './version-partners';

/** The check of a release by its live partners. */
@Module({})
export class PartnersModule {
  /** `addresses`: where the service of each domain listens, and workers by their names (`orders-worker`). */
  static at(addresses: Readonly<Record<string, string>>): DynamicModule {
    return {
      module: PartnersModule,
      global: true,
      providers: [
        {
          provide: PartnerClients,
          inject: [ACCESS_SETTINGS],
          useFactory: (settings: AccessSettings) => clientsOf(addresses, settings),
        },
        KeptContracts,
        LiveContracts,
        Partners,
        StoredCalls,
        VersionPartners,
      ],
      exports: [LiveContracts, StoredCalls, VersionPartners],
    };
  }
}

/** A worker is let in by the key of its service. */
const domainOf = (name: string) => name.replace(WORKER, '');

function clientsOf(
  addresses: Readonly<Record<string, string>>,
  { domain, serviceKeys, moved }: AccessSettings,
): PartnerClients {
  const clients = Object.entries(addresses).map(
    ([name, baseUrl]) =>
      [
        name,
        new PartnerClient({ baseUrl, serviceKey: serviceKeys.sent(domain, domainOf(name)), moved }),
      ] as const,
  );
  return new PartnerClients(new Map(clients));
}
