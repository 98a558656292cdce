import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { needsSecureCookies } from '@zaino/service/cookie';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import type { SessionKind, SessionRecord } from '@zaino/service/sessions/session';
import { sessionIdOf, setSessionCookie } from '@zaino/service/sessions/session-cookie';
import { SessionStore } from '@zaino/service/sessions/session-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { sessionUser } from '../users/session-user';
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
  async open(
    user: UserEntity,
    request: FastifyRequest,
    kind: SessionKind = 'browser',
  ): Promise<PendingSession> {
    const previous = sessionIdOf(request);
    const device = deviceName(request.headers['user-agent']);
    try {
      const opened = await this.store.open({
        kind,
        user: sessionUser(user),
        device,
        generation: user.sessionGeneration,
      });
      if (previous !== null && (await this.store.revoke(previous))) await this.ended.note(previous);
      return opened;
    } catch (error) {
      return signInUnavailable(error);
    }
  }

  give({ id, session }: PendingSession, reply: FastifyReply): void {
    const isRemembered = session.kind === 'remembered';
    setSessionCookie(reply, { id, isRemembered, isSecure: this.isSecure });
  }
}
