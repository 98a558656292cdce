import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { MINUTE_MS } from '@zaino/rules/durations';
import { ChangedRows } from '@zaino/service/changed-rows';
import { Clock } from '@zaino/service/clock';
import { DataChanges } from '@zaino/service/data-changes';
import { DomainError } from '@zaino/service/domain-error';
import { SingleFlight } from '@zaino/service/single-flight';
import { Readiness } from '@zaino/service/readiness';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { DataSource } from 'typeorm';
import { lowestPrices } from '../products/lowest-prices';
import { batchesOf, readProducts } from '../products/stored-product';
import { CatalogueIndex } from './catalogue-index';

const POLL_MS = 1_000;
/** How old the lowest price of 30 days may be that is shown (milliseconds). */
const LOWEST_PRICE_MS = 10 * MINUTE_MS;
/** Products that are taken over in one piece: some milliseconds in which no call is answered. */
const SLICE = 100;

/**
 * Owner of the index that the public calls read. It is built at start and follows the database once a second, or
 * as soon as a writer asks for it. While the database is away it goes on serving what it had.
 */
@Injectable()
export class CatalogueIndexHolder implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('CatalogueIndexHolder');
  private readonly index = new CatalogueIndex();
  private readonly changed: ChangedRows;
  private readonly takeOver = new SingleFlight(() => this.readChanges());
  private readonly poll = new ScheduledTask({
    name: 'CataloguePoll',
    pauseMs: POLL_MS,
    run: () => this.takeOver.ask(),
  });
  private isBuilt = false;
  private lowestPricesAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: DataChanges,
    private readonly clock: Clock,
    readiness: Readiness,
  ) {
    this.changed = new ChangedRows(dataSource, 'product');
    readiness.add({
      name: 'catalogue',
      isRequired: true,
      check: () => Promise.resolve().then(() => this.current()),
    });
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.poll.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.poll.stop();
    await this.takeOver.settled();
  }

  /** The index to answer from; unavailable until it was built. */
  current(): CatalogueIndex {
    if (!this.isBuilt) throw new DomainError('unavailable', sharedErrorCodes.unavailable);
    return this.index;
  }

  /**
   * Takes over all that was committed before the call: who has written reads it afterwards. Never rejects: what
   * fails now is taken over by the next look.
   */
  refresh(): Promise<void> {
    return this.takeOver
      .ask()
      .catch((error: unknown) =>
        this.logger.warn(`The catalogue could not be read: ${String(error)}`),
      );
  }

  /** The next look compares all products, whenever they changed. */
  compareAll(): void {
    this.changed.forget();
  }

  private async readChanges(): Promise<void> {
    const { index, isBuilt } = this;
    const { revision } = index;
    const changed = new Set(await this.changed.find(index));
    try {
      for (const id of await this.withNewLowestPrice()) changed.add(id);
      for (const batch of batchesOf([...changed])) await this.takeOverProducts(batch);
    } catch (error) {
      this.changed.forget();
      throw error;
    }
    this.isBuilt = true;
    if (!isBuilt) this.logger.log(`The catalogue is in use: ${index.columns.length} products`);
    if (!isBuilt || index.revision !== revision) this.changes.publish({ domain: 'catalogue' });
  }

  private async takeOverProducts(ids: number[]): Promise<void> {
    const products = await readProducts(this.dataSource.manager, ids);
    const reduced = products
      .filter(({ product }) => product.discountedPriceCents < product.sellingPriceCents)
      .map(({ product }) => product.id);
    const lowest = await lowestPrices(this.dataSource.manager, reduced, this.clock.now());
    const present = new Set(products.map(({ product }) => product.id));
    this.index.remove(ids.filter((id) => !present.has(id)));
    for (const slice of batchesOf(products, SLICE)) {
      this.index.put(slice, lowest);
      await setImmediate();
    }
  }

  /** Products for which a lower price of the past is more than 30 days old by now. */
  private async withNewLowestPrice(): Promise<number[]> {
    const { index } = this;
    const now = this.clock.now();
    if (now < this.lowestPricesAt + LOWEST_PRICE_MS) return [];
    const ids = index.withLowerPast();
    const lowest = await lowestPrices(this.dataSource.manager, ids, now);
    this.lowestPricesAt = now;
    return ids.filter((id) => lowest.has(id) && lowest.get(id) !== index.lowestCents(id));
  }
}
