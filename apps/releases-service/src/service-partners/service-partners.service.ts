import { Injectable, Logger } from '@nestjs/common';
import type { ServiceJudgement } from '@zaino/contracts/releases';
import type { GivenCall, ServiceContract, UsedCall } from '@zaino/contracts/shared';
import { brokenBy } from '@zaino/service/partners/broken-by';
import { DataSource } from 'typeorm';
import { runningCanaries, stableVersions } from '../live-document/live-state';
import { LiveContracts } from '../partners/live-contracts';
import { StoredCalls } from '../partners/stored-calls';
import { WORKER } from '../partners/worker';

/** A service as its new version is. */
interface Candidate {
  service: string;
  contract: ServiceContract;
}

/** Judges a service's new version by what is live (docs/decisions/contract-changes.md). */
@Injectable()
export class ServicePartnersService {
  private readonly logger = new Logger('ServicePartnersService');

  constructor(
    private readonly dataSource: DataSource,
    private readonly contracts: LiveContracts,
    private readonly storedCalls: StoredCalls,
  ) {}

  /** By all that calls it, live apps, their canaries and other services, and by all that it calls. */
  async judge(candidate: Candidate): Promise<ServiceJudgement> {
    const found = await Promise.all([this.byApps(candidate), this.byServices(candidate)]);
    return joined(found.flat());
  }

  private async byApps(candidate: Candidate): Promise<ServiceJudgement[]> {
    if (isWorker(candidate)) return [];
    const { manager } = this.dataSource;
    const [stable, canaries] = [await stableVersions(manager), await runningCanaries(manager)];
    const versions = [
      ...Object.entries(stable),
      ...canaries.map(({ app, version }) => [app, version] as const),
    ];
    return Promise.all(versions.map(([app, version]) => this.byApp(candidate, app, version)));
  }

  private async byApp(
    candidate: Candidate,
    app: string,
    version: string,
  ): Promise<ServiceJudgement> {
    const name = `${app} ${version}`;
    try {
      const stored = await this.storedCalls.read(app, version);
      if (!stored) return unknown(`${name} is live, and its files are not there.`);
      if (stored.calls) return calledBy(name, stored.calls, candidate);
      return unknown(`${name} is live and does not say which calls it makes: build it anew.`);
    } catch (error) {
      this.logger.warn(`The calls of ${name} cannot be read: ${String(error)}`);
      return unknown(`${name} is live, and its calls cannot be read now.`);
    }
  }

  private async byServices(candidate: Candidate): Promise<ServiceJudgement[]> {
    const { service, contract } = candidate;
    const asked = new Set(contract.uses.map(({ of }) => of));
    const others = this.contracts.names.filter((name) => name !== service);
    const lost = [...asked].filter((domain) => domain !== service && !others.includes(domain));
    const judged = await Promise.all(others.map((name) => this.byService(candidate, name)));
    return [
      ...judged.flat(),
      ...lost.map((domain) =>
        broken([
          `The new ${service}: It asks for calls of ${domain}, which is no service of this shop.`,
        ]),
      ),
    ];
  }

  private async byService(candidate: Candidate, name: string): Promise<ServiceJudgement[]> {
    const { service, contract } = candidate;
    const partner = (await this.contracts.of(name)) ?? {};
    const calls = contract.uses.filter(({ of }) => of === name);
    const never = 'it does not answer, and has never told. Try again when it answers.';
    const found: ServiceJudgement[] = [];
    if (calls.length > 0 && partner.gives) {
      found.push(comparison(`The new ${service}`, calls, partner.gives));
    } else if (calls.length > 0) found.push(unknown(`What ${name} gives is not known: ${never}`));
    if (isWorker(candidate)) return found;
    if (partner.uses) found.push(calledBy(name, partner.uses, candidate));
    else found.push(unknown(`What ${name} asks of others is not known: ${never}`));
    return found;
  }
}

const isWorker = ({ service }: Candidate) => WORKER.test(service);

const broken = (sentences: string[]): ServiceJudgement => ({ broken: sentences, unknown: [] });
const unknown = (sentence: string): ServiceJudgement => ({ broken: [], unknown: [sentence] });

const calledBy = (caller: string, uses: readonly UsedCall[], { service, contract }: Candidate) =>
  comparison(
    caller,
    uses.filter(({ of }) => of === service),
    contract.gives,
  );

/** Call by call, so that one whose schemas cannot be read is named. */
function comparison(
  caller: string,
  uses: readonly UsedCall[],
  gives: readonly GivenCall[],
): ServiceJudgement {
  const sentences = uses.flatMap((use) => {
    try {
      return brokenBy([use], gives).map(({ sentence }) => sentence);
    } catch {
      return `It makes ${use.method} ${use.path} of ${use.of}, whose schemas cannot be compared.`;
    }
  });
  return broken(sentences.map((sentence) => `${caller}: ${sentence}`));
}

/** Each sentence once: two versions of an app often ask for the same. */
const joined = (all: readonly ServiceJudgement[]): ServiceJudgement => ({
  broken: [...new Set(all.flatMap((one) => one.broken))],
  unknown: [...new Set(all.flatMap((one) => one.unknown))],
});
