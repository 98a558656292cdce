import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PublishedVersion, ReleaseFigures, VersionJump } from '@zaino/contracts/releases';
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
import { fileWords, lostFiles } from './needed-files';
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
  private readonly logger = new Logger('Publishing');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly acts: ReleaseActs,
    private readonly signer: ReleaseSigner,
    @Inject(RELEASE_STORE) private readonly releaseStore: ReleaseFiles,
  ) {}

  /**
   * Who comes with the same version meanwhile waits, and is told that it is there. A version whose files were collected,
   * or that the store has lost, gets them back, with its number.
   */
  async publish(upload: Upload, releaser: Releaser): Promise<Published> {
    const { app, version, manifest } = upload;
    return inTransaction(this.dataSource, async (manager) => {
      const highest = await lockNumber(manager, app);
      const known = await findPublished(manager, upload, manifest);
      const lost = known && !known.isCollected ? await this.findLost(known, manifest) : [];
      if (known && !known.isCollected && lost.length === 0) {
        this.acts.changedNothing();
        return { version: versionAnswer(known), isNew: false };
      }
      const isFirst = known === null && isBefore(highest);
      await requirePath(manager, { manifest, isFirst }, releaser);
      const row = known ?? (await this.newRow(manager, upload, { highest, releaser }));
      Object.assign(row, { manifest, isCollected: false });
      await this.write(upload.files, row);
      if (known) await this.bringBack(manager, row, readFigures(manifest, upload.files));
      else await this.insert(manager, row);
      const reason = lost.length === 0 ? '' : `Mancavano ${fileWords(lost)}: i file sono tornati.`;
      await this.acts.add(manager, { kind: 'published', app, version, reason }, releaser);
      return { version: versionAnswer(row), isNew: true };
    });
  }

  /**
   * Files of a published version that are to be brought back; none where the store is away, so that a start goes on
   * without it. Refuses a build that is another one, but for what was measured of it.
   */
  private async findLost(known: ReleaseVersionEntity, manifest: Release): Promise<string[]> {
    const { app, version } = known;
    const lost = await lostFiles(this.releaseStore, known.manifest).catch((error: unknown) => {
      this.logger.warn(`Whether ${app} ${version} has lost files is unknown: ${String(error)}`);
      return [];
    });
    if (lost.length === 0) return [];
    const isSame = isDeepStrictEqual(
      { ...known.manifest, measured: undefined },
      { ...manifest, measured: undefined },
    );
    if (isSame) return lost;
    throw wrongFiles(
      `La versione ${version} è già pubblicata, con un altro ${MANIFEST_FILE}, e ne manca ${fileWords(lost)}: servono i file di quella build.`,
    );
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

  /** What was measured comes with the files; without them stays what is known of the version. */
  private async bringBack(
    manager: EntityManager,
    { app, version, manifest }: ReleaseVersionEntity,
    figures: ReleaseFigures | null,
  ): Promise<void> {
    const usedUntil = new Date(this.clock.now());
    const back = { manifest, isCollected: false, hasFiles: true, usedUntil };
    const changes = figures === null ? back : { ...back, figures };
    await manager.update(ReleaseVersionEntity, { app, version }, changes);
  }

  private async insert(manager: EntityManager, row: ReleaseVersionEntity): Promise<void> {
    const { app, major, minor, patch } = row;
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
  return Object.assign(known, { manifest: there });
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
