import { Inject, Injectable } from '@nestjs/common';
import {
  type Distributor,
  type DistributorInput,
  supplyErrorCodes,
} from '@zaino/contracts/schools';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { difference } from '@zaino/service/audit-log/difference';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { isDuplicate } from '@zaino/service/is-duplicate';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Config } from '../config';
import { DistributorEntity } from './distributor.entity';
import { noSuchDistributor } from './no-such-distributor';
import { SupplyFeedEntity } from './supply-feed.entity';
import { SupplyHolder } from './supply-holder';
import { feedsInUse, type FeedsInUse } from './trusted-feeds';

interface Distributors {
  distributors: Distributor[];
  trustedHours: number;
  isWatching: boolean;
}

interface DistributorAct {
  act: 'distributors.added' | 'distributors.changed';
  id: number;
  /** Null of a new one. */
  before: DistributorInput | null;
  input: DistributorInput;
}

/** Who brings books to the shop. */
@Injectable()
export class DistributorsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: SupplyHolder,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
    @Inject(CONFIG)
    private readonly config: Pick<Config, 'SUPPLY_TRUSTED_HOURS' | 'SUPPLY_FOLDER'>,
  ) {}

  async list(): Promise<Distributors> {
    return {
      distributors: await this.read(),
      trustedHours: this.config.SUPPLY_TRUSTED_HOURS,
      isWatching: this.config.SUPPLY_FOLDER !== '',
    };
  }

  async add(input: DistributorInput): Promise<Distributor> {
    const id = await inTransaction(this.dataSource, async (manager) => {
      const { identifiers } = await manager.insert(DistributorEntity, input);
      const made = Number(identifiers[0]?.['id']);
      await this.record(manager, { act: 'distributors.added', id: made, before: null, input });
      return made;
    }).catch(refuseTaken);
    return this.find(id);
  }

  async change(id: number, input: DistributorInput): Promise<Distributor> {
    await inTransaction(this.dataSource, async (manager) => {
      const found = await manager.findOne(DistributorEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (found === null) throw noSuchDistributor();
      const before = settingsOf(found);
      await manager.update(DistributorEntity, { id }, input);
      await this.record(manager, { act: 'distributors.changed', id, before, input });
    }).catch(refuseTaken);
    await this.holder.refresh();
    return this.find(id);
  }

  private async record(
    manager: EntityManager,
    { act, id, before, input }: DistributorAct,
  ): Promise<void> {
    const states = difference(before, input);
    await this.auditLog.record(manager, {
      act,
      subject: { kind: 'distributor', id: String(id) },
      ...states,
    });
  }

  private async find(id: number): Promise<Distributor> {
    const found = (await this.read()).find((distributor) => distributor.id === id);
    if (found === undefined) throw noSuchDistributor();
    return found;
  }

  private async read(): Promise<Distributor[]> {
    const { manager } = this.dataSource;
    const hours = this.config.SUPPLY_TRUSTED_HOURS;
    const all = await feedsInUse(manager, { now: this.clock.now(), hours });
    const books = await booksOfFeeds(
      manager,
      all.flatMap(({ feedIds }) => feedIds),
    );
    return all.map((one) => distributorAnswer(one, books));
  }
}

/** What staff sets of it. */
function settingsOf(distributor: DistributorEntity): DistributorInput {
  const { name, folder, daysFrom, daysTo, cutOff, feedKind, isUsed, columns, codes } = distributor;
  return { name, folder, daysFrom, daysTo, cutOff, feedKind, isUsed, columns, codes };
}

function refuseTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw new DomainError('conflict', supplyErrorCodes.distributorTaken, {
    detail: 'C’è già un distributore con questo nome o con questa cartella.',
    cause: error,
  });
}

/** By file, as they were counted when it was read. */
async function booksOfFeeds(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const feeds = await manager.find(SupplyFeedEntity, {
    select: { id: true, rowsGood: true },
    where: { id: In(ids) },
  });
  return new Map(feeds.map(({ id, rowsGood }) => [id, rowsGood]));
}

function distributorAnswer(
  { distributor, feedIds, asOf, isTrusted }: FeedsInUse,
  books: ReadonlyMap<number, number>,
): Distributor {
  return {
    id: distributor.id,
    ...settingsOf(distributor),
    asOf: asOf?.toISOString() ?? null,
    isTrusted,
    // Changes name mostly what the full file had too.
    books: Math.max(0, ...feedIds.map((feedId) => books.get(feedId) ?? 0)),
  };
}
