import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import type { PublishedVersion, VersionJump } from '@zaino/contracts/releases';
import type { Release } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { fewAtOnce } from '@zaino/service/few-at-once';
import { inTransaction } from '@zaino/service/in-transaction';
import { integrityOf, MANIFEST_FILE } from '@zaino/service/release-files/faults-of-release';
import type { ReleaseFiles } from '@zaino/service/release-files/release-files';
import { DataSource, type EntityManager } from 'typeorm';
import { ReleaseActs } from '../acts/release-acts';
import type { Releaser } from '../acts/releaser';
import { ReleaseSigner } from '../store/release-signer';
import { RELEASE_STORE } from '../store/release-store';
import { keepBudget } from '../budgets/keep-budget';
import { manifestsOf } from './known-versions';
import { measuredSize } from './measured-size';
import { nextNumber } from './next-number';
import { readFigures } from './read-figures';
import { requirePath } from './require-path';
import { ReleaseVersionEntity } from './release-version.entity';
import { type FileMap, SIGNATURE_FILE } from './unpack-archive';
import { numberWords, versionAnswer } from './version-answer';
import { VersionNumberEntity } from './version-number.entity';
import { versionBefore } from './version-before';
import { wrongFiles } from './wrong-files';

const WRITTEN_AT_ONCE = 8;

/** A version as somebody brings it. */
interface Upload {
  app: string;
  version: string;
  jump: VersionJump;
  files: FileMap;
  /** Its `release.json`, whose files were checked (`checkUpload`). */
  manifest: Release;
}

interface Published {
  version: PublishedVersion;
  /** False where it was published before: nothing was changed. */
  isNew: boolean;
}

/** Takes versions: their files into the store, signed last of all, then into the table. */
@Injectable()
export class Publishing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly acts: ReleaseActs,
    private readonly signer: ReleaseSigner,
    @Inject(RELEASE_STORE) private readonly releaseStore: ReleaseFiles,
  ) {}

  /**
   * Who comes with the same version meanwhile waits, and is told that it is there. A version whose files were collected
   * gets them back, with its number.
   */
  async publish(upload: Upload, releaser: Releaser): Promise<Published> {
    const { app, version, manifest } = upload;
    return inTransaction(this.dataSource, async (manager) => {
      const highest = await lockNumber(manager, app);
      const known = await findPublished(manager, upload, manifest);
      if (known && !known.isCollected) {
        this.acts.changedNothing();
        return { version: versionAnswer(known), isNew: false };
      }
      const isFirst = known === null && isBefore(highest);
      await requirePath(manager, { manifest, isFirst }, releaser);
      const row = known ?? (await this.newRow(manager, upload, { highest, releaser }));
      row.isCollected = false;
      await this.write(upload.files, row);
      await this.save(manager, row, known !== null);
      await this.acts.add(manager, { kind: 'published', app, version }, releaser);
      return { version: versionAnswer(row), isNew: true };
    });
  }

  /** Within its app's budget: a version that is there keeps its right to be, whatever the budget is by then. */
  private async newRow(
    manager: EntityManager,
    { app, version, files, jump, manifest }: Upload,
    { highest, releaser }: { highest: VersionNumberEntity; releaser: Releaser },
  ): Promise<ReleaseVersionEntity> {
    const now = new Date(this.clock.now());
    const size = measuredSize(manifest, files);
    const figures = readFigures(manifest, files);
    const judged = {
      app,
      version,
      size,
      declared: manifest.figures?.budget,
      before: await versionBefore(manager, app),
      figures,
      at: now,
    };
    await keepBudget(manager, judged, { acts: this.acts, releaser });
    return {
      app,
      version,
      ...nextNumber(highest, jump),
      publishedAt: now,
      by: releaser.name,
      heaviestPage: size.heaviestPage,
      firstLoad: size.firstLoad,
      figures,
      manifest,
      usedUntil: now,
      isCollected: false,
      hasFiles: true,
    };
  }

  private async write(files: FileMap, row: ReleaseVersionEntity): Promise<void> {
    const { app, version, publishedAt, by } = row;
    const folder = `${app}/${version}`;
    await fewAtOnce(files, {
      atOnce: WRITTEN_AT_ONCE,
      each: ([file, content]) => this.releaseStore.write(`${folder}/${file}`, Buffer.from(content)),
    });
    const signed = {
      app,
      version,
      number: numberWords(row),
      manifest: integrityOf(files.get(MANIFEST_FILE) ?? new Uint8Array()),
      publishedAt: publishedAt.toISOString(),
      by,
    };
    await this.releaseStore.write(`${folder}/${SIGNATURE_FILE}`, this.signer.sign(signed));
  }

  private async save(
    manager: EntityManager,
    row: ReleaseVersionEntity,
    isKnown: boolean,
  ): Promise<void> {
    const { app, version, major, minor, patch } = row;
    if (isKnown) {
      const back = { isCollected: false, hasFiles: true, usedUntil: new Date(this.clock.now()) };
      await manager.update(ReleaseVersionEntity, { app, version }, back);
      return;
    }
    // The row that is inserted is given what the table has made of it: numbers instead of booleans.
    await manager.insert(ReleaseVersionEntity, manager.create(ReleaseVersionEntity, row));
    await manager.update(VersionNumberEntity, { app }, { major, minor, patch });
  }
}

/** Whether an app has no version yet. */
const isBefore = ({ major, minor, patch }: VersionNumberEntity) => major + minor + patch === 0;

/** The version that was published by this name; refuses other files than it has. */
async function findPublished(
  manager: EntityManager,
  { app, version }: Upload,
  { integrity, server }: Release,
): Promise<ReleaseVersionEntity | null> {
  const known = await manager.findOneBy(ReleaseVersionEntity, { app, version });
  if (!known) return null;
  const { [app]: there } = await manifestsOf(manager, { [app]: version });
  const isSame = isDeepStrictEqual([there?.integrity, there?.server], [integrity, server]);
  if (!isSame) throw wrongFiles(`La versione ${version} è già pubblicata, con altri file.`);
  return known;
}

/** Holds an app's numbers, and with them its versions, until the transaction ends. */
export async function lockNumber(
  manager: EntityManager,
  app: string,
): Promise<VersionNumberEntity> {
  await manager.query('INSERT IGNORE INTO version_number VALUES (?, 0, 0, 0)', [app]);
  return manager.findOneOrFail(VersionNumberEntity, {
    where: { app },
    lock: { mode: 'pessimistic_write' },
  });
}
