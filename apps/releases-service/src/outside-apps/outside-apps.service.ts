import { Injectable } from '@nestjs/common';
import {
  keptPaths,
  type OutsideApp,
  type releaseDeskEndpoints,
  releasesErrorCodes,
} from '@zaino/contracts/releases';
import { isBelowMount, sharedErrorCodes } from '@zaino/contracts/shared';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { ReleaseActs } from '../acts/release-acts';
import type { Releaser } from '../acts/releaser';
import { endCanary } from '../canaries/end-canary';
import { endPreviewsOf } from '../live-document/end-previews';
import { type LiveChange, LiveChanges } from '../live-document/live-changes';
import { runningCanaries, stableVersions } from '../live-document/live-state';
import { stepAway } from '../live-document/live-steps';
import { OutsideAppEntity } from '../own-paths/outside-app.entity';
import { manifestsOf } from '../versions/known-versions';
import { VersionNumberEntity } from '../versions/version-number.entity';

type OutsideAppInput = BodyOf<typeof releaseDeskEndpoints.addOutsideApp>;

/** Which apps of teams outside this repository there are, and where their pages may stand. */
@Injectable()
export class OutsideAppsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: LiveChanges,
    private readonly acts: ReleaseActs,
    private readonly auditLog: AuditLog,
  ) {}

  /** By their paths. */
  async list(): Promise<{ apps: OutsideApp[] }> {
    const { manager } = this.dataSource;
    const where = { path: Not(IsNull()) };
    const rows = await manager.find(OutsideAppEntity, { where, order: { path: 'ASC' } });
    const stable = await stableVersions(manager);
    return { apps: rows.map((row) => outsideAppAnswer(row, row.app in stable)) };
  }

  /** A name and a path that nobody has; an app that was taken away may come back, at another path, too. */
  add({ app, path }: OutsideAppInput, by: string): Promise<{ app: OutsideApp }> {
    return this.changes.make(async ({ manager, now }) => {
      await requireFreeName(manager, app);
      await requireFreePath(manager, path);
      const row = await manager.save(OutsideAppEntity, { app, path, addedAt: now, by });
      const subject = { kind: 'app', id: app };
      const act = 'releases.outside-app-added';
      await this.auditLog.record(manager, { act, subject, after: { path } });
      return { app: outsideAppAnswer(row, false) };
    });
  }

  /** Its path is free, and nobody gets its pages any more, in previews neither; its versions stay as long as any that nobody uses. */
  remove(app: string, reason: string, releaser: Releaser): Promise<{ app: OutsideApp }> {
    return this.changes.make(async (change) => {
      const { manager } = change;
      const row = await manager.findOneBy(OutsideAppEntity, { app });
      if (!row || row.path === null) throw noOutsideApp(app);
      await this.endLive(change, { app, reason, releaser });
      const previews = await endPreviewsOf(change, app);
      await manager.update(OutsideAppEntity, { app }, { path: null });
      await this.auditLog.record(manager, {
        act: 'releases.outside-app-removed',
        subject: { kind: 'app', id: app },
        reason,
        before: { path: row.path, ...(previews.length > 0 && { previews }) },
      });
      return { app: outsideAppAnswer(row, false) };
    });
  }

  /** The audit log is told of it once, by what the admin did. */
  private async endLive(
    change: LiveChange,
    { app, reason, releaser }: { app: string; reason: string; releaser: Releaser },
  ): Promise<void> {
    const { manager } = change;
    const canary = (await runningCanaries(manager)).find((one) => one.app === app);
    if (canary) await endCanary(change, canary);
    const left = await stepAway(change, app);
    const version = left ?? canary?.version;
    if (version === undefined) return;
    const act = { kind: 'taken-away', app, version, reason } as const;
    await this.acts.add(manager, act, { ...releaser, actor: null });
  }
}

async function requireFreeName(manager: EntityManager, app: string): Promise<void> {
  const known = await manager.findOneBy(OutsideAppEntity, { app });
  const isFree = known
    ? known.path === null
    : !(await manager.existsBy(VersionNumberEntity, { app }));
  if (isFree) return;
  throw new DomainError('conflict', releasesErrorCodes.nameTaken, {
    detail: `C’è già un’app di nome ${app}: scegline un altro.`,
  });
}

/** Refuses what is a page's of the shop, of an app that is live, or of another team's. */
async function requireFreePath(manager: EntityManager, path: string): Promise<void> {
  const other = await manager.findOneBy(OutsideAppEntity, { path });
  if (other) throw pathTaken(path, `è il percorso di ${other.app}`);
  const isKept = keptPaths.some((kept) => path === `/${kept}`);
  if (isKept) throw pathTaken(path, 'è una pagina del sito');
  const live = Object.values(await manifestsOf(manager, await stableVersions(manager)));
  const owner = live.find(({ mounts, frontMounts = [] }) =>
    [...mounts, ...frontMounts].some((mount) => isBelowMount(mount, path)),
  );
  if (owner) throw pathTaken(path, `è una pagina di ${owner.name}`);
}

function outsideAppAnswer(
  { app, path, addedAt, by }: OutsideAppEntity,
  isLive: boolean,
): OutsideApp {
  return { app, path: path ?? '', addedAt: addedAt.toISOString(), by, isLive };
}

function pathTaken(path: string, reason: string): DomainError {
  return new DomainError('conflict', releasesErrorCodes.pathTaken, {
    detail: `${path} ${reason}: scegli un altro percorso.`,
  });
}

function noOutsideApp(app: string): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, {
    detail: `Non c’è un’app esterna di nome ${app}.`,
  });
}
