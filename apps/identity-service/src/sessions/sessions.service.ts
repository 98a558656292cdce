import { Injectable } from '@nestjs/common';
import type { SessionListEntry } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { SessionStore } from '@zaino/service/sessions/session-store';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { lockSignedIn } from '../users/lock-user';
import { raiseGeneration } from '../users/raise-generation';
import { EndedSessions } from './ended-sessions';
import { VisitorSessionsService } from './visitor-sessions.service';

/** The own devices of a person. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly store: SessionStore,
    private readonly visitors: VisitorSessionsService,
    private readonly ended: EndedSessions,
    private readonly dataSource: DataSource,
    private readonly securityLog: SecurityLog,
  ) {}

  async list({ session: current }: SignedIn): Promise<{ sessions: SessionListEntry[] }> {
    const sessions = await this.store.list(current.user.uid);
    return {
      sessions: sessions.map(({ customerToken, device, createdAt, lastSeenAt }) => ({
        id: customerToken,
        device,
        createdAt: new Date(createdAt).toISOString(),
        lastSeenAt: new Date(lastSeenAt).toISOString(),
        isCurrent: customerToken === current.customerToken,
      })),
    };
  }

  async revoke({ session }: SignedIn, handle: string, reply: FastifyReply) {
    const { uid } = session.user;
    const wasOwn = await this.store.revokeByCustomerToken(uid, handle);
    if (!wasOwn) throw new DomainError('not-found', sharedErrorCodes.notFound);
    await this.ended.note(handle);
    if (handle === session.customerToken) this.visitors.forget(reply);
    this.report(uid, 1);
    return { success: true as const };
  }

  async revokeAll({ session }: SignedIn, reply: FastifyReply) {
    const { uid } = session.user;
    await inTransaction(this.dataSource, async (manager) => {
      await lockSignedIn(manager, session);
      await raiseGeneration(manager, uid);
    });
    const count = await this.store.revokeAll(uid);
    this.visitors.forget(reply);
    this.report(uid, count);
    return { success: true as const };
  }

  private report(userId: string, count: number): void {
    const message = 'Dispositivi disconnessi dal titolare';
    const data = { count };
    this.securityLog.record({ level: 'INFO', category: 'session.revoked', message, data, userId });
  }
}
