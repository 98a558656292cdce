import { Inject, Injectable } from '@nestjs/common';
import { SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataChanges } from '@zaino/service/data-changes';
import { ReadModel } from '@zaino/service/read-model/read-model';
import { Readiness } from '@zaino/service/readiness';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { renewDetails } from './book-shelf';
import { buildDirectory } from './build-directory';
import type { SchoolDirectory } from './school-directory';

/** How often, at most, kept answers give way to what the desk has said of books. */
const SHOWN_EVERY_MS = 20 * SECOND_MS;

interface StateRow {
  version: number;
  details: number;
}

/**
 * Owner of the directory that the calls read. It lives as long as the data set's version: an import raises
 * that in its last transaction, within a second a new directory is built beside the old one and takes its
 * place in one step. What the desk says of books comes onto the shelf that is there.
 */
@Injectable()
export class SchoolDirectoryHolder extends ReadModel<SchoolDirectory> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
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

  /** Both only grow, so their sum never comes again. */
  protected revisionOf({ version, details }: SchoolDirectory): number {
    return version + details.shown;
  }

  protected async read(last?: SchoolDirectory): Promise<SchoolDirectory | undefined> {
    const [state] = await this.dataSource.query<StateRow[]>(
      `SELECT dataset.version, details_revision.revision AS details
       FROM dataset JOIN details_revision ON details_revision.id = dataset.id WHERE dataset.id = 1`,
    );
    if (state === undefined) return last;
    if (last?.version !== state.version) {
      return buildDirectory(this.dataSource, this.config.ANSWER_CACHE_MB);
    }
    await this.followDetails(last, state.details);
    return last;
  }

  private async followDetails(
    { shelf, details }: SchoolDirectory,
    revision: number,
  ): Promise<void> {
    if (revision !== details.revision) {
      await renewDetails(shelf, this.dataSource.manager, details.revision);
      details.revision = revision;
    }
    const now = this.clock.now();
    if (details.shown === revision || now - details.shownAt < SHOWN_EVERY_MS) return;
    details.shown = revision;
    details.shownAt = now;
  }
}
