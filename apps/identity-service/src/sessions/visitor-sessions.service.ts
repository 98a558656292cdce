import { Inject, Injectable } from '@nestjs/common';
import type { Me } from '@zaino/contracts/identity';
import { cookiePattern, SESSION_COOKIE } from '@zaino/contracts/shared';
import { CONFIG } from '@zaino/service/config.module';
import { needsSecureCookies } from '@zaino/service/cookie';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import {
  familyOf,
  isOfAdmins,
  type NewSession,
  type SessionRecord,
} from '@zaino/service/sessions/session';
import {
  clearSessionCookie,
  sessionIdOf,
  setSessionCookie,
} from '@zaino/service/sessions/session-cookie';
import { type OpenedSession, SessionStore } from '@zaino/service/sessions/session-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { goneAccount } from '../users/gone-account';
import { sessionUser } from '../users/session-user';
import { suspendedAccount } from '../users/suspended-account';
import type { UserEntity } from '../users/user.entity';
import { EndedSessions } from './ended-sessions';
import { deviceName } from './device-name';
import { OwnersTenants } from './owners-tenants';
import { signInUnavailable } from './sign-in-unavailable';

const sessionCookie = cookiePattern(SESSION_COOKIE);

/** The two halves of a call whose answer sets or clears cookies. */
export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sessions of customers and owners, with the cookie that carries them. */
@Injectable()
export class VisitorSessionsService {
  private readonly isSecure: boolean;

  constructor(
    private readonly store: SessionStore,
    private readonly tenants: OwnersTenants,
    private readonly ended: EndedSessions,
    private readonly securityLog: SecurityLog,
    @Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>,
  ) {
    this.isSecure = needsSecureCookies(config.PUBLIC_URL);
  }

  /** Signs a person in with an id that nobody has seen before; what the browser was signed in as ends. */
  open(user: UserEntity, visit: Visit, isRemembered: boolean): Promise<Me> {
    return this.openOfFamily(user, visit, { isRemembered });
  }

  /** The same for a session that ends with others of its family. */
  async openOfFamily(
    user: UserEntity,
    { request, reply }: Visit,
    { isRemembered, family }: { isRemembered: boolean; family?: string },
  ): Promise<Me> {
    if (user.suspendedAt !== null) throw suspendedAccount();
    const previous = sessionIdOf(request);
    const { id, session } = await this.openOfNow({
      kind: isRemembered ? 'remembered' : 'browser',
      user: sessionUser(user),
      device: deviceName(request.headers['user-agent']),
      generation: user.sessionGeneration,
      family,
    });
    if (previous !== null) await this.revoke(previous);
    setSessionCookie(reply, { id, isRemembered, isSecure: this.isSecure });
    return this.describe(session);
  }

  /** Who calls; null for nobody, and then a cookie that was never worth anything is taken away. */
  async whoIs({ request, reply }: Visit): Promise<Me | null> {
    const id = sessionIdOf(request);
    const session = id === null ? null : await this.store.find(id).catch(signInUnavailable);
    if (session !== null && session !== 'revoked' && !isOfAdmins(session.kind)) {
      return this.describe(session);
    }
    // A sign-in at the same moment has put a new cookie in the place of the revoked one.
    if (session === 'revoked') this.reportRevokedUse();
    else if (sessionCookie.test(request.headers.cookie ?? '')) this.forget(reply);
    return null;
  }

  /** The cookie of who wants to be remembered; any other ends with the browser. */
  renew({ id, session }: SignedIn, reply: FastifyReply): void {
    if (session.kind !== 'remembered') return;
    setSessionCookie(reply, { id, isRemembered: true, isSecure: this.isSecure });
  }

  /** Signs out on this device. */
  async end({ id, session }: SignedIn, reply: FastifyReply): Promise<{ success: true }> {
    await this.revoke(id);
    await this.endFamily(session);
    this.forget(reply);
    const message = 'Disconnessione';
    const { uid: userId } = session.user;
    this.securityLog.record({ level: 'INFO', category: 'auth.sign-out', message, userId });
    return { success: true };
  }

  /** Ends all sessions of a family; gives how many lived. */
  async endFamily(session: SessionRecord): Promise<number> {
    const { uid } = session.user;
    const ended = await this.store.revokeFamily(uid, familyOf(session)).catch(signInUnavailable);
    await Promise.all(ended.map((handle) => this.ended.note(handle)));
    return ended.length;
  }

  /** Ends a session that was opened in this very call. */
  async takeBack(uid: string, customerToken: string, reply: FastifyReply): Promise<void> {
    this.forget(reply);
    await this.store.revokeByCustomerToken(uid, customerToken).catch(signInUnavailable);
    await this.ended.note(customerToken);
  }

  /** Takes the cookie away; the session itself is the store's to end. */
  forget(reply: FastifyReply): void {
    clearSessionCookie(reply, { isSecure: this.isSecure });
  }

  /** Opens another one where the account was signed out everywhere meanwhile: a Redis that starts anew would end this. */
  private async openOfNow(wanted: NewSession): Promise<OpenedSession> {
    const opened = await this.store.open(wanted).catch(signInUnavailable);
    const generation = await this.ended.generationOf(wanted.user.uid);
    if (generation === wanted.generation) return opened;
    await this.store.revoke(opened.id).catch(signInUnavailable);
    if (generation === undefined) throw goneAccount();
    return this.openOfNow({ ...wanted, generation });
  }

  private async revoke(id: string): Promise<void> {
    if (await this.store.revoke(id).catch(signInUnavailable)) await this.ended.note(id);
  }

  private reportRevokedUse(): void {
    const message = 'Usata una sessione già revocata';
    this.securityLog.record({ level: 'WARN', category: 'session.revoked-used', message });
  }

  private async describe({ kind, user, customerToken, csrfToken }: SessionRecord): Promise<Me> {
    const tenant = await this.tenants.find(user.role === 'bookshop' ? user.tenantId : null);
    return { user, customerToken, csrfToken, tenant, isRemembered: kind === 'remembered' };
  }
}
