import { Injectable } from '@nestjs/common';
import type { Release, UsedCall } from '@zaino/contracts/shared';
import { brokenBy } from '@zaino/service/partners/broken-by';
import { LiveContracts } from './live-contracts';

/** Judges a release by what the services that it asks give (docs/decisions/contract-changes.md). */
@Injectable()
export class Partners {
  constructor(private readonly contracts: LiveContracts) {}

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
    const contract = await this.contracts.of(domain);
    if (!contract) return [`It asks for calls of ${domain}, which is no service of this shop.`];
    if (contract.gives) return brokenBy(calls, contract.gives).map(({ sentence }) => sentence);
    return [
      `What ${domain} gives is not known: it does not answer, and has never told. Try again when it answers.`,
    ];
  }
}
