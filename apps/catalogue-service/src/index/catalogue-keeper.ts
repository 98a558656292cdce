import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DataChanges } from '@zaino/service/data-changes';
import { DomainError } from '@zaino/service/domain-error';
import { Readiness } from '@zaino/service/readiness';
import { RepeatedTask } from '@zaino/service/repeated-task';
import { DataSource } from 'typeorm';
import { CatalogueIndex } from './catalogue-index';
import { ChangedProducts } from './changed-products';

const POLL_MS = 1_000;

/**
 * Owner of the index that the public calls read. It is built at start and follows the database once a second, or
 * as soon as a writer asks for it. While the database is away it goes on serving what it had.
 */
@Injectable()
export class CatalogueKeeper implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('CatalogueKeeper');
  private readonly index = new CatalogueIndex();
  private readonly changed: ChangedProducts;
  private readonly poll = new RepeatedTask({
    name: 'CataloguePoll',
    pauseMs: POLL_MS,
    run: () => this.takeOver(),
  });
  private isBuilt = false;
  private running: Promise<void> = Promise.resolve();
  private waiting?: Promise<void>;

  constructor(
    @Inject(DataSource) dataSource: DataSource,
    @Inject(DataChanges) private readonly changes: DataChanges,
    @Inject(Readiness) readiness: Readiness,
  ) {
    this.changed = new ChangedProducts(dataSource);
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
    await this.running.catch(() => undefined);
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
    return this.takeOver().catch((error: unknown) =>
      this.logger.warn(`The catalogue could not be read: ${String(error)}`),
    );
  }

  /** One at a time: a look that is under way may have begun before the caller's commit, so another follows it. */
  private takeOver(): Promise<void> {
    this.waiting ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.waiting = undefined;
        this.running = this.readChanges();
        return this.running;
      });
    return this.waiting;
  }

  private async readChanges(): Promise<void> {
    const ids = await this.changed.find(this.index);
    this.isBuilt = true;
    if (ids.length > 0) this.changes.publish({ domain: 'catalogue' });
  }
}
