import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { CONFIG } from '@zaino/service/config.module';
import { DataChanges } from '@zaino/service/data-changes';
import { DomainError } from '@zaino/service/domain-error';
import { Readiness } from '@zaino/service/readiness';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { DatasetEntity } from '../dataset/dataset.entity';
import { buildDirectory } from './build-directory';
import type { SchoolDirectory } from './school-directory';

const POLL_MS = 1_000;

/**
 * Owner of the directory that the calls read. It lives as long as the data set's version: an import raises
 * that in its last transaction, within a second a new directory is built beside the old one and takes its
 * place in one step. While the database is away the last one goes on serving.
 */
@Injectable()
export class SchoolDirectoryHolder implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('SchoolDirectoryHolder');
  private directory?: SchoolDirectory;
  private refreshing?: Promise<void>;
  private timer?: NodeJS.Timeout;
  private isStopped = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'ANSWER_CACHE_MB'>,
    private readonly changes: DataChanges,
    readiness: Readiness,
  ) {
    readiness.add({
      name: 'directory',
      isRequired: true,
      check: () => Promise.resolve().then(() => this.current()),
    });
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.scheduleNextLook();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.refreshing;
  }

  /** The directory to answer from; unavailable until the first one was built. */
  current(): SchoolDirectory {
    if (this.directory === undefined)
      throw new DomainError('unavailable', sharedErrorCodes.unavailable);
    return this.directory;
  }

  /** Takes over what an import changed; callers at the same time share one build. */
  refresh(): Promise<void> {
    this.refreshing ??= this.takeOverChanges()
      .catch((error: unknown) =>
        this.logger.warn(`The directory could not be read: ${String(error)}`),
      )
      .finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  private async takeOverChanges(): Promise<void> {
    const dataset = await this.dataSource.manager
      .createQueryBuilder(DatasetEntity, 'dataset')
      .getOne();
    if (dataset === null || dataset.version === this.directory?.version) return;
    this.directory = await buildDirectory(
      this.dataSource,
      this.config.ANSWER_CACHE_MB * 1024 * 1024,
    );
    this.logger.log(`Directory of data set ${this.directory.version} is in use`);
    this.changes.publish({ domain: 'schools' });
  }

  private scheduleNextLook(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.refresh().then(() => this.scheduleNextLook()), POLL_MS);
  }
}
