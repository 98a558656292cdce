import type { PartnerClient } from '../upstreams/partner-client';

/** The services of the shop, by their domain. */
export class PartnerClients {
  constructor(private readonly clients: ReadonlyMap<string, PartnerClient>) {}

  of(domain: string): PartnerClient | undefined {
    return this.clients.get(domain);
  }
}
