import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { needsSecureCookies } from '@zaino/service/cookie';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { SessionKind, SessionRecord } from '@zaino/service/sessions/session';
import { sessionIdOf, setSessionCookie } from '@zaino/service/sessions/session-cookie';
import { SessionStore } from '@zaino/service/sessions/session-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { goneAccount } from '../users/gone-account';
import { sessionUser } from '../users/session-user';
import { suspendedAccount } from '../users/suspended-account';
import type { UserEntity } from '../users/user.entity';
import { EndedSessions } from './ended-sessions';
import { deviceName } from './device-name';
import { signInUnavailable } from './sign-in-unavailable';

export interface PendingSession {
  id: string;
  session: SessionRecord;
}

/**
 * Sessions that belong to a change of the account: opened inside its transaction, which fails while Redis is away,
 * and given to the browser once it is committed. One that is never given opens nothing: nobody knows its id.
 */
@Injectable()
export class PendingSessions {
  private readonly isSecure: boolean;

  constructor(
    private readonly store: SessionStore,
    private readonly ended: EndedSessions,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>,
  ) {
    this.isSecure = needsSecureCookies(config.PUBLIC_URL);
  }

  /** Throws what `open` would throw, before anything is done that would have to be undone. */
  requireStore(): void {
    if (!this.redis.isReady) signInUnavailable(new Error('Redis is away.'));
  }

  /** What the browser was signed in as until now ends. */
  async open(user: UserEntity, request: FastifyRequest): Promise<PendingSession> {
    const opened = await this.openOne(user, request, 'browser');
    const previous = sessionIdOf(request);
    if (previous !== null) await this.revoke(previous);
    return opened;
  }

  /** In the place of the session that makes the call; refused where another device has ended that one meanwhile. */
  async goOn(
    user: UserEntity,
    { id, session: { kind } }: SignedIn,
    request: FastifyRequest,
  ): Promise<PendingSession> {
    const opened = await this.openOne(user, request, kind);
    if (await this.revoke(id)) return opened;
    await this.revoke(opened.id);
    throw goneAccount();
  }

  give({ id, session }: PendingSession, reply: FastifyReply): void {
    const isRemembered = session.kind === 'remembered';
    setSessionCookie(reply, { id, isRemembered, isSecure: this.isSecure });
  }

  private async openOne(
    user: UserEntity,
    request: FastifyRequest,
    kind: SessionKind,
  ): Promise<PendingSession> {
    if (user.suspendedAt !== null) throw suspendedAccount();
    const device = deviceName(request.headers['user-agent']);
    const generation = user.sessionGeneration;
    return this.store
      .open({ kind, user: sessionUser(user), device, generation })
      .catch(signInUnavailable);
  }

  /** False where it had ended before. */
  private async revoke(id: string): Promise<boolean> {
    const wasLiving = await this.store.revoke(id).catch(signInUnavailable);
    if (wasLiving) await this.ended.note(id);
    return wasLiving;
  }
}
