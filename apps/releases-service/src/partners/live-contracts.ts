import { Injectable, Logger } from '@nestjs/common';
import { type ServiceContract, serviceContractEndpoint } from '@zaino/contracts/shared';
import { KeptContracts } from './kept-contracts';
import { PartnerClients } from './partner-clients';

/** What the services of the shop give now, and ask of others. */
@Injectable()
export class LiveContracts {
  private readonly logger = new Logger('LiveContracts');

  constructor(
    private readonly clients: PartnerClients,
    private readonly kept: KeptContracts,
  ) {}

  /** Of all services of the shop, workers too. */
  get names(): string[] {
    return this.clients.names;
  }

  /**
   * Undefined of a service that the shop does not have. One that is away is what it told last; a part that it never told
   * is left out.
   */
  async of(service: string): Promise<Partial<ServiceContract> | undefined> {
    const client = this.clients.of(service);
    if (!client) return undefined;
    try {
      const contract = await client.call(serviceContractEndpoint);
      await this.kept.keep(service, contract);
      return contract;
    } catch (error) {
      this.logger.warn(`${service} does not tell what it gives: ${String(error)}`);
      return this.kept.read(service);
    }
  }
}
