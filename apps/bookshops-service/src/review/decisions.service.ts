import { Injectable } from '@nestjs/common';
import {
  type adminBookshopEndpoints,
  bookshopsErrorCodes,
  type LoggedFacts,
} from '@zaino/contracts/bookshops';
import type { SessionUser } from '@zaino/contracts/shared';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { AfterCommit } from '@zaino/service/after-commit';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { OWNER_NOTICE_TOPIC, type OwnerNotice } from '../opening/owner-notice';
import { logOpening } from '../opening/opening-log';
import { noTenant } from '../tenants/no-tenant';
import { changedAt } from '../tenants/changed-at';
import { TenantEntity } from '../tenants/tenant.entity';
import { decide, type DecisionOutcome } from './decide';

/** What of a bookshop is nobody's own. */
const plainFacts = new Set(['name', 'state', 'city', 'province', 'picture', 'pictureAlt']);

type Command = BodyOf<typeof adminBookshopEndpoints.command>;

/** What admins decide: written, logged and told to the owner together, or not at all. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly afterCommit: AfterCommit,
    private readonly auditLog: AuditLog,
  ) {}

  async decide(id: string, { version, command }: Command, admin: SessionUser): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const tenant = await manager.findOne(TenantEntity, {
        where: { id, releasedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (tenant?.confirmedAt == null) throw noTenant();
      // Approved is what was read, and not what the owner has made of it since.
      if (tenant.version !== version) throw changed();
      const now = new Date(this.clock.now());
      const decided = decide(tenant, command, now);
      await manager.update(TenantEntity, { id }, { ...decided.columns, ...changedAt(now) });
      const { decision: action, before, after } = decided;
      const actor = { kind: 'admin' as const, id: admin.uid, name: admin.displayName };
      const reason = 'reason' in command ? command.reason : '';
      await logOpening(manager, { tenantId: id, at: now, action, actor, reason, before, after });
      await this.tellOwner(manager, tenant, { ...decided, reason });
      await this.auditLog.record(manager, {
        act: `bookshops.${action}`,
        subject: { kind: 'bookshop', id },
        reason: reason || null,
        before: this.withoutPersonal(before),
        after: this.withoutPersonal(after),
      });
    });
    await this.afterCommit.run();
  }

  /** An address or a tax number may be a person's: they are kept as hashes. */
  private withoutPersonal(facts: LoggedFacts): object {
    const kept = Object.entries(facts).map(([name, value]) => [
      name,
      plainFacts.has(name) ? value : this.auditLog.hashed(value),
    ]);
    return Object.fromEntries(kept) as object;
  }

  private async tellOwner(
    manager: EntityManager,
    { ownerId, name }: TenantEntity,
    { decision, reason }: DecisionOutcome & { reason: string },
  ): Promise<void> {
    if (ownerId === null) return;
    const notice: OwnerNotice = { ownerId, name, decision, reason };
    await this.outbox.add(manager, OWNER_NOTICE_TOPIC, notice);
  }
}

function changed(): DomainError {
  return new DomainError('conflict', bookshopsErrorCodes.changed, {
    detail: 'La libreria è stata modificata nel frattempo: rileggila prima di decidere.',
  });
}
