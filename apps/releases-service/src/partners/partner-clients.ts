import type { PartnerClient } from '../upstreams/partner-client';

/** The services of the shop, by their domain. */
export class PartnerClients {
  constructor(private readonly clients: ReadonlyMap<string, PartnerClient>) {}

  /** Of all services that are asked, workers too. */
  get names(): string[] {
    return [...this.clients.keys()];
  }

  of(domain: string): PartnerClient | undefined {
    return this.clients.get(domain);
  }
}
