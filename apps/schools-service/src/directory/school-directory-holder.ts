import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { DataChanges } from '@zaino/service/data-changes';
import { ReadModel } from '@zaino/service/read-model/read-model';
import { Readiness } from '@zaino/service/readiness';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { DatasetEntity } from '../dataset/dataset.entity';
import { buildDirectory } from './build-directory';
import type { SchoolDirectory } from './school-directory';

/**
 * Owner of the directory that the calls read. It lives as long as the data set's version: an import raises
 * that in its last transaction, within a second a new directory is built beside the old one and takes its
 * place in one step.
 */
@Injectable()
export class SchoolDirectoryHolder extends ReadModel<SchoolDirectory> {
  constructor(
    private readonly dataSource: DataSource,
    changes: DataChanges,
    readiness: Readiness,
    @Inject(CONFIG) private readonly config: Pick<Config, 'ANSWER_CACHE_MB'>,
  ) {
    super({
      name: 'directory',
      domain: 'schools',
      cacheMb: config.ANSWER_CACHE_MB,
      readiness,
      changes,
    });
  }

  protected revisionOf({ version }: SchoolDirectory): number {
    return version;
  }

  protected async read(last?: SchoolDirectory): Promise<SchoolDirectory | undefined> {
    const dataset = await this.dataSource.manager
      .createQueryBuilder(DatasetEntity, 'dataset')
      .getOne();
    if (dataset === null || dataset.version === last?.version) return last;
    return buildDirectory(this.dataSource, this.config.ANSWER_CACHE_MB);
  }
}
