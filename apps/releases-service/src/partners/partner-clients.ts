import { ServiceClient } from '@zaino/service/service-client';

/** A service whose contract is asked for. */
export class PartnerClient extends ServiceClient {}

/** The services of the shop, by their domain. */
export class PartnerClients {
  constructor(private readonly clients: ReadonlyMap<string, PartnerClient>) {}

  of(domain: string): PartnerClient | undefined {
    return this.clients.get(domain);
  }
}
