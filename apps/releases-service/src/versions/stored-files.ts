import { Inject, Injectable, Logger } from '@nestjs/common';
import { releasesErrorCodes } from '@zaino/contracts/releases';
import { answeredWithin } from '@zaino/service/deadline';
import { DomainError } from '@zaino/service/domain-error';
import type { ReleaseFiles } from '@zaino/service/release-files/release-files';
import { DataSource } from 'typeorm';
import { ReleaseActs } from '../acts/release-acts';
import { registryReleaser } from '../acts/releaser';
import { RELEASE_STORE } from '../store/release-store';
import { fileWords, lostFiles } from './needed-files';
import { ReleaseVersionEntity } from './release-version.entity';
import { numberWords } from './version-answer';

/** Whoever makes something live waits no longer for a store that is silent, in milliseconds. */
const PATIENCE_MS = 400;

interface Named {
  app: string;
  version: string;
}

/** Looks whether the store has the files of versions that are to be used, or has lost some since. */
@Injectable()
export class StoredFiles {
  private readonly logger = new Logger('StoredFiles');

  constructor(
    private readonly dataSource: DataSource,
    private readonly acts: ReleaseActs,
    @Inject(RELEASE_STORE) private readonly releaseStore: ReleaseFiles,
  ) {}

  /**
   * Rejects as `conflict` with the code `missing-files` where one is lost. A store that does not say so in time is no
   * reason: that the files were not looked at stands in the history.
   */
  async require(named: Named): Promise<void> {
    const lost = await this.lostSentence(named);
    if (lost === undefined) return;
    throw new DomainError('conflict', releasesErrorCodes.missingFiles, { detail: lost });
  }

  /** For who must not wait: what is lost is said in the history. Never rejects. */
  async tell(named: Named): Promise<void> {
    try {
      const reason = await this.lostSentence(named);
      if (reason === undefined) return;
      this.logger.error(reason);
      await this.addAct({ kind: 'files-missing', ...named, reason });
    } catch (error) {
      this.logger.warn(`The files of ${named.app} ${named.version} are unknown: ${String(error)}`);
    }
  }

  /** Undefined where nothing is lost, where nobody can say, and of a version that is refused by other rules. */
  private async lostSentence(named: Named): Promise<string | undefined> {
    const row = await this.findRow(named);
    if (!row) return undefined;
    const words = `${numberWords(row)} di ${row.app}`;
    try {
      const lost = await answeredWithin(PATIENCE_MS, () =>
        lostFiles(this.releaseStore, row.manifest),
      );
      return lost.length === 0
        ? undefined
        : `Mancano file della versione ${words}: ${fileWords(lost)}. Pubblica di nuovo la stessa versione, e i file tornano.`;
    } catch (error) {
      this.logger.warn(`Whether the files of ${row.app} are there is unknown: ${String(error)}`);
      const reason = `Se i file della versione ${words} ci sono tutti non si sa: il deposito dei file non ha risposto.`;
      await this.addAct({ kind: 'files-unknown', ...named, reason });
      return undefined;
    }
  }

  private findRow({ app, version }: Named): Promise<ReleaseVersionEntity | null> {
    return this.dataSource
      .createQueryBuilder(ReleaseVersionEntity, 'version')
      .addSelect('version.manifest')
      .where({ app, version, isCollected: false })
      .getOne();
  }

  private addAct(act: Parameters<ReleaseActs['add']>[1]): Promise<void> {
    return this.acts.add(this.dataSource.manager, act, registryReleaser);
  }
}
