import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  LARGEST_CANARY_SHARE,
  releasesErrorCodes,
  type releasesEndpoints,
} from '@zaino/contracts/releases';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import type { EntityManager } from 'typeorm';
import { ReleaseActs } from '../acts/release-acts';
import { registryReleaser, type Releaser } from '../acts/releaser';
import { CanaryEntity } from '../live-document/canary.entity';
import { freeSlot, MOST_CANARIES, shareOf } from '../live-document/canary-places';
import { LiveChanges } from '../live-document/live-changes';
import { runningCanaries, stableVersions } from '../live-document/live-state';
import { VersionPartners } from '../partners/version-partners';
import { ownApp } from '../teams/own-app';
import { findVersion, requireFit } from '../versions/known-versions';
import { StoredFiles } from '../versions/stored-files';
import { endCanary } from './end-canary';

type CanaryInput = BodyOf<typeof releasesEndpoints.startCanary>;
type CanaryChange = BodyOf<typeof releasesEndpoints.changeCanary>;

/** Versions that some visitors get. */
@Injectable()
export class CanariesService {
  constructor(
    private readonly changes: LiveChanges,
    private readonly acts: ReleaseActs,
    private readonly partners: VersionPartners,
    private readonly storedFiles: StoredFiles,
  ) {}

  async start(app: string, input: CanaryInput, releaser: Releaser): Promise<void> {
    const { version, reason } = input;
    await this.acts.orRefused({ app, version }, releaser, async () => {
      ownApp(app, releaser);
      await this.storedFiles.require({ app, version });
      await this.partners.requireStored(app, version);
      await this.changes.make(async ({ manager, now }) => {
        await findVersion(manager, app, version);
        const stable = await stableVersions(manager);
        if (stable[app] === version) throw liveAlready();
        const running = await runningCanaries(manager);
        if (running.some((one) => one.app === app)) throw canaryRuns(app);
        const slot = freeSlot(running);
        if (slot === undefined) throw tooManyCanaries();
        requireRoom(input, running);
        await requireFit(manager, { ...stable, [app]: version }, [app]);
        const { share, tenant, isForStaff } = input;
        const row = { id: randomUUID(), app, version, slot, share, tenant, isForStaff };
        await manager.insert(CanaryEntity, { ...row, startedAt: now, by: releaser.name });
        const states = { before: null, after: { version, share, tenant, isForStaff } };
        const before = stable[app] ?? null;
        const act = { kind: 'canary-started', app, version, before, reason, states } as const;
        await this.acts.add(manager, act, releaser);
      });
    });
  }

  async change(app: string, change: CanaryChange, releaser: Releaser): Promise<void> {
    ownApp(app, releaser);
    await this.changes.make(async ({ manager }) => {
      const running = await runningCanaries(manager);
      const canary = findCanary(running, app);
      const { version, share: oldShare, isPaused: wasPaused } = canary;
      const { share = oldShare, isPaused = wasPaused, reason } = change;
      if (share === oldShare && isPaused === wasPaused) {
        this.acts.changedNothing();
        return;
      }
      const others = running.filter((one) => one !== canary);
      requireRoom({ share, isForStaff: canary.isForStaff }, others);
      await manager.update(CanaryEntity, { id: canary.id }, { share, isPaused });
      const states = {
        before: { share: oldShare, isPaused: wasPaused },
        after: { share, isPaused },
      };
      const act = { kind: 'canary-changed', app, version, reason, states } as const;
      await this.acts.add(manager, act, releaser);
    });
  }

  async end(app: string, reason: string, releaser: Releaser): Promise<void> {
    ownApp(app, releaser);
    await this.changes.make(async (change) => {
      const canary = findCanary(await runningCanaries(change.manager), app);
      await endCanary(change, canary);
      const { version } = canary;
      const act = { kind: 'canary-ended', app, version, reason } as const;
      await this.acts.add(change.manager, act, releaser);
    });
  }

  /**
   * By the registry itself, for what browsers tell of it; `also` is done in the same transaction. False, and nothing
   * done, where it does not run any more.
   */
  takeBack(
    id: string,
    reason: string,
    also: (manager: EntityManager) => Promise<void> = () => Promise.resolve(),
  ): Promise<boolean> {
    return this.changes.make(async (change) => {
      const { manager } = change;
      const canary = (await runningCanaries(manager)).find((one) => one.id === id);
      if (!canary) return false;
      await endCanary(change, canary);
      const { app, version } = canary;
      const act = { kind: 'taken-back', app, version, reason } as const;
      await this.acts.add(manager, act, registryReleaser);
      await also(manager);
      return true;
    });
  }
}

function findCanary(running: readonly CanaryEntity[], app: string): CanaryEntity {
  const canary = running.find((one) => one.app === app);
  if (canary) return canary;
  throw new DomainError('conflict', releasesErrorCodes.noCanary, {
    detail: `Non c’è una canary di ${app}.`,
  });
}

function requireRoom(
  wanted: { share: number; isForStaff: boolean },
  others: readonly CanaryEntity[],
): void {
  const taken = shareOf(others);
  if (wanted.isForStaff || taken + wanted.share <= LARGEST_CANARY_SHARE) return;
  const left = LARGEST_CANARY_SHARE - taken;
  throw new DomainError('conflict', releasesErrorCodes.noRoom, {
    detail: `Le altre canary hanno già il ${taken} % dei visitatori: ne resta al massimo il ${left} %.`,
  });
}

function tooManyCanaries(): DomainError {
  return new DomainError('conflict', releasesErrorCodes.noRoom, {
    detail: `Ci sono già ${MOST_CANARIES} canary: prima deve finirne una.`,
  });
}

function canaryRuns(app: string): DomainError {
  return new DomainError('conflict', releasesErrorCodes.canaryRuns, {
    detail: `C’è già una canary di ${app}: prima deve finire.`,
  });
}

function liveAlready(): DomainError {
  return new DomainError('conflict', releasesErrorCodes.liveAlready, {
    detail: 'Questa versione è già attiva per tutti.',
  });
}
