import { Injectable, Logger } from '@nestjs/common';
import {
  type GivenCall,
  type Release,
  serviceContractEndpoint,
  type UsedCall,
} from '@zaino/contracts/shared';
import { brokenBy } from '@zaino/service/partners/broken-by';
import type { PartnerClient } from '../upstreams/partner-client';
import { KeptContracts } from './kept-contracts';
import { PartnerClients } from './partner-clients';

/** Judges a release by what the services that it asks give (docs/decisions/contract-changes.md). */
@Injectable()
export class Partners {
  private readonly logger = new Logger('Partners');

  constructor(
    private readonly clients: PartnerClients,
    private readonly kept: KeptContracts,
  ) {}

  /**
   * Why a release may not be published, one sentence each; none where all that it uses is given. `calls` are those of
   * its `calls.json`, undefined where it has none. A service that is away is judged by what it gave last; one that never
   * told is a reason by itself.
   */
  async check({ name, version }: Release, calls: UsedCall[] | undefined): Promise<string[]> {
    if (calls === undefined) {
      return [`${name} ${version} does not say which calls it makes: build it anew.`];
    }
    const domains = [...new Set(calls.map(({ of }) => of))].sort();
    const found = await Promise.all(
      domains.map((domain) =>
        this.checkOne(
          domain,
          calls.filter(({ of }) => of === domain),
        ),
      ),
    );
    return found.flat().map((sentence) => `${name} ${version}: ${sentence}`);
  }

  private async checkOne(domain: string, calls: UsedCall[]): Promise<string[]> {
    const client = this.clients.of(domain);
    if (!client) return [`It asks for calls of ${domain}, which is no service of this shop.`];
    const gives = await this.given(domain, client);
    if (gives) return brokenBy(calls, gives).map(({ sentence }) => sentence);
    return [
      `What ${domain} gives is not known: it does not answer, and has never told. Try again when it answers.`,
    ];
  }

  private async given(domain: string, client: PartnerClient): Promise<GivenCall[] | undefined> {
    try {
      const { gives } = await client.call(serviceContractEndpoint);
      await this.kept.keep(domain, gives);
      return gives;
    } catch (error) {
      this.logger.warn(`${domain} does not tell what it gives: ${String(error)}`);
      return this.kept.read(domain);
    }
  }
}
