import type { ServiceClient } from '@zaino/service/service-client';

/** The services of the shop, by their domain. */
export class PartnerClients {
  constructor(private readonly clients: ReadonlyMap<string, ServiceClient>) {}

  of(domain: string): ServiceClient | undefined {
    return this.clients.get(domain);
  }
}
