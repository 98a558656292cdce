import { Injectable } from '@nestjs/common';
import type { SessionListEntry } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { familyOf, type SessionRecord } from '@zaino/service/sessions/session';
import { type ListedSession, SessionStore } from '@zaino/service/sessions/session-store';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { lockSignedIn } from '../users/lock-user';
import { raiseGeneration } from '../users/raise-generation';
import { VisitorSessionsService } from './visitor-sessions.service';

/** The own devices of a person. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly store: SessionStore,
    private readonly visitors: VisitorSessionsService,
    private readonly dataSource: DataSource,
    private readonly securityLog: SecurityLog,
  ) {}

  async list({ session: current }: SignedIn): Promise<{ sessions: SessionListEntry[] }> {
    const sessions = await this.store.list(current.user.uid);
    return {
      sessions: devicesOf(sessions, current).map(
        ({ customerToken, device, createdAt, lastSeenAt }) => ({
          id: customerToken,
          device,
          createdAt: new Date(createdAt).toISOString(),
          lastSeenAt: new Date(lastSeenAt).toISOString(),
          isCurrent: customerToken === current.customerToken,
        }),
      ),
    };
  }

  async revoke({ session }: SignedIn, handle: string, reply: FastifyReply) {
    const { uid } = session.user;
    const listed = await this.store.list(uid);
    const wanted = listed.find(({ customerToken }) => customerToken === handle);
    if (!wanted) throw new DomainError('not-found', sharedErrorCodes.notFound);
    const count = await this.visitors.endFamily(wanted);
    if (familyOf(wanted) === familyOf(session)) this.visitors.forget(reply);
    this.report(uid, count);
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

/** One session for each family: this one of its own, of the others the newest. */
function devicesOf(sessions: ListedSession[], { customerToken }: SessionRecord): ListedSession[] {
  const byFamily = new Map<string, ListedSession>();
  for (const session of sessions) {
    const family = familyOf(session);
    const isShown = !byFamily.has(family) || session.customerToken === customerToken;
    if (isShown) byFamily.set(family, session);
  }
  return [...byFamily.values()];
}
