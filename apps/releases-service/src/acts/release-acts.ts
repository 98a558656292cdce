import { Injectable } from '@nestjs/common';
import type { ReleaseActKind } from '@zaino/contracts/releases';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, type EntityManager } from 'typeorm';
import { REASON_LENGTH, ReleaseActEntity } from './release-act.entity';
import type { Releaser } from './releaser';

/** What an act is about. */
interface Subject {
  app: string;
  version: string;
}

interface Act extends Subject {
  kind: ReleaseActKind;
  before?: string | null;
  reason?: string;
  /** What the audit log is told where it is more than the versions. */
  states?: { before: object | null; after: object | null };
}

/** The history: what happened to the apps' versions, by whom and why. */
@Injectable()
export class ReleaseActs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  /** In the transaction of what is done; an admin's act is in the audit log, too. */
  async add(manager: EntityManager, act: Act, { name, actor }: Releaser): Promise<void> {
    const { kind, app, version, before = null, reason = '', states } = act;
    await manager.insert(ReleaseActEntity, this.rowOf({ ...act, before, reason }, name));
    if (actor === null) return;
    const versions = { before: before === null ? null : { version: before }, after: { version } };
    await this.auditLog.record(
      manager,
      {
        act: `releases.${kind}`,
        subject: { kind: 'app', id: app },
        reason: reason || null,
        ...(states ?? versions),
      },
      actor,
    );
  }

  /** Does what rules may refuse: then the sentence is in the history, and nothing else of it is anywhere. */
  async orRefused<Result>(
    subject: Subject,
    { name }: Releaser,
    action: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      const act = { ...subject, kind: 'refused' as const, before: null, reason: error.message };
      await this.dataSource.manager.insert(ReleaseActEntity, this.rowOf(act, name));
      throw error;
    }
  }

  /** For an admin's call that found nothing to change. */
  changedNothing(): void {
    this.auditLog.changedNothing();
  }

  private rowOf(act: Act & { before: string | null; reason: string }, by: string) {
    const { app, kind, version, before, reason } = act;
    const at = new Date(this.clock.now());
    return { at, app, kind, version, before, by, reason: reason.slice(0, REASON_LENGTH) };
  }
}
