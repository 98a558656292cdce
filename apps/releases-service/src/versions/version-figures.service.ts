import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type ReleaseFigures, releasesErrorCodes } from '@zaino/contracts/releases';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { ReleaseActs } from '../acts/release-acts';
import type { Releaser } from '../acts/releaser';
import { ownApp } from '../teams/own-app';
import { findVersion } from './known-versions';
import { lockNumber } from './publishing';
import { ReleaseVersionEntity } from './release-version.entity';
import { numberWords } from './version-answer';

/** A published version. */
interface Named {
  app: string;
  version: string;
}

/** What was measured of versions that were published without. */
@Injectable()
export class VersionFiguresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly acts: ReleaseActs,
  ) {}

  /**
   * A version's figures are said once: others are refused, and the same again change nothing. They are judged by no
   * budget, since a version that is in stays in.
   */
  async add(
    named: Named,
    figures: ReleaseFigures,
    releaser: Releaser,
  ): Promise<{ isNew: boolean }> {
    const { app, version } = named;
    ownApp(app, releaser);
    return inTransaction(this.dataSource, async (manager) => {
      await lockNumber(manager, app);
      const row = await findVersion(manager, app, version);
      const known = await figuresOf(manager, named);
      if (known === null) {
        await manager.update(ReleaseVersionEntity, { app, version }, { figures });
        await this.acts.add(manager, { kind: 'figures-added', app, version }, releaser);
        return { isNew: true };
      }
      if (!isDeepStrictEqual(known, figures)) throw otherFigures(row);
      this.acts.changedNothing();
      return { isNew: false };
    });
  }
}

async function figuresOf(
  manager: EntityManager,
  { app, version }: Named,
): Promise<ReleaseFigures | null> {
  const { figures } = await manager.findOneOrFail(ReleaseVersionEntity, {
    select: { app: true, version: true, figures: true },
    where: { app, version },
  });
  return figures;
}

function otherFigures(row: ReleaseVersionEntity): DomainError {
  return new DomainError('conflict', releasesErrorCodes.otherFigures, {
    detail: `La versione ${numberWords(row)} di ${row.app} ha già altre misure, che restano: si danno una volta sola.`,
  });
}
