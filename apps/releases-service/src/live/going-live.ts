import { Injectable } from '@nestjs/common';
import { releasesErrorCodes } from '@zaino/contracts/releases';
import { DomainError } from '@zaino/service/domain-error';
import { ReleaseActs } from '../acts/release-acts';
import { registryReleaser, type Releaser } from '../acts/releaser';
import { endCanary, endingCanaries } from '../canaries/end-canary';
import { type LiveChange, LiveChanges } from '../live-document/live-changes';
import { stableVersions } from '../live-document/live-state';
import { stepBackTo, stepBefore, stepTo } from '../live-document/live-steps';
import { findVersion, requireFit } from '../versions/known-versions';
import { SHELL } from '../versions/misfit-sentences';

type Versions = Readonly<Record<string, string>>;

/** Makes versions live for everybody, and what was live before again. */
@Injectable()
export class GoingLive {
  constructor(
    private readonly changes: LiveChanges,
    private readonly acts: ReleaseActs,
  ) {}

  /** Versions that were built together, at once: they are checked against each other. Gives the apps that changed. */
  makeLive(versions: Versions, reason: string, releaser: Releaser): Promise<string[]> {
    return this.changes.make(async (change) => {
      const { manager } = change;
      const stable = await stableVersions(manager);
      const next = { ...stable, ...versions };
      const changed = Object.keys(versions).filter((app) => stable[app] !== next[app]);
      for (const app of changed) await findVersion(manager, app, next[app] ?? '');
      if (changed.length === 0) this.acts.changedNothing();
      else await requireFit(manager, next, changed);
      for (const app of changed.sort(shellFirst)) {
        const version = next[app] ?? '';
        await stepTo(change, app, version);
        const act = { kind: 'promoted', app, version, before: stable[app] ?? null } as const;
        await this.acts.add(manager, { ...act, reason }, releaser);
      }
      await this.endCanaries(change, next);
      return changed;
    });
  }

  /** `from` is the version that is to be left; undefined for whatever is live. */
  async goBack(
    app: string,
    { reason, from }: { reason: string; from?: string | undefined },
    releaser: Releaser,
  ): Promise<void> {
    await this.changes.make(async (change) => {
      const { manager } = change;
      const stable = await stableVersions(manager);
      const before = stable[app];
      if (from !== undefined && before !== from) throw leftAlready(app, before);
      const step = await stepBefore(manager, app);
      if (!step || before === undefined) throw noWayBack(app);
      const { version } = step;
      const next = { ...stable, [app]: version };
      await requireFit(manager, next, [app]);
      await stepBackTo(change, step);
      const act = { kind: 'went-back', app, version, before, reason } as const;
      await this.acts.add(manager, act, releaser);
      await this.endCanaries(change, next);
    });
  }

  /** A canary never keeps anybody from what should be live: it ends. */
  private async endCanaries(change: LiveChange, stable: Versions): Promise<void> {
    for (const { canary, reason } of await endingCanaries(change, stable)) {
      await endCanary(change, canary);
      const { app, version } = canary;
      const act = { kind: 'canary-ended', app, version, reason } as const;
      await this.acts.add(change.manager, act, registryReleaser);
    }
  }
}

const shellFirst = (one: string, other: string) =>
  Number(other === SHELL) - Number(one === SHELL) || one.localeCompare(other);

function noWayBack(app: string): DomainError {
  return new DomainError('conflict', releasesErrorCodes.noWayBack, {
    detail: `Di ${app} prima non era attiva un’altra versione i cui file ci siano ancora.`,
  });
}

function leftAlready(app: string, live: string | undefined): DomainError {
  const now = live === undefined ? 'non è attiva nessuna versione' : `è attiva la versione ${live}`;
  return new DomainError('conflict', releasesErrorCodes.leftAlready, {
    detail: `Nel frattempo di ${app} ${now}: guarda prima se serve ancora tornare indietro.`,
  });
}
