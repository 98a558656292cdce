import { Injectable } from '@nestjs/common';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { SessionStore } from '@zaino/service/sessions/session-store';
import type { FastifyRequest } from 'fastify';
import { deviceName } from '../sessions/device-name';
import { EndedSessions } from '../sessions/ended-sessions';
import { signInUnavailable } from '../sessions/sign-in-unavailable';
import type { AdminEntity } from './admin.entity';
import { adminSessionUser } from './admin-user';

/** Admins' bearers: sessions of half an hour without a call. */
@Injectable()
export class AdminSessionsService {
  constructor(
    private readonly store: SessionStore,
    private readonly ended: EndedSessions,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Gives the bearer; of kind `enrolling` it opens nothing but the enrolment of a second factor. */
  async open(
    admin: AdminEntity,
    request: FastifyRequest,
    kind: 'admin' | 'enrolling' = 'admin',
  ): Promise<string> {
    const device = deviceName(request.headers['user-agent']);
    const user = adminSessionUser(admin);
    const { sessionGeneration: generation } = admin;
    const { id } = await this.store
      .open({ kind, user, device, generation })
      .catch(signInUnavailable);
    this.securityLog.record({
      level: 'INFO',
      category: 'admin.sign-in',
      message:
        kind === 'admin'
          ? 'Accesso di un amministratore'
          : 'Accesso di un amministratore, che deve attivare un secondo fattore',
      userId: admin.id,
    });
    return id;
  }

  /** Id of the admin whose living bearer this is; `enrolling` where it opens nothing but an enrolment. */
  async adminOf(token: string): Promise<{ id: string } | 'enrolling' | null> {
    const session = await this.store.find(token).catch(signInUnavailable);
    if (session === null || session === 'revoked') return null;
    if (session.kind === 'enrolling') return 'enrolling';
    return session.kind === 'admin' ? { id: session.user.uid } : null;
  }

  /** The bearer of an enrolment that has come to its end. */
  async endEnrolment({ id }: SignedIn): Promise<void> {
    if (await this.store.revoke(id).catch(signInUnavailable)) await this.ended.note(id);
  }

  async end({ id, session }: SignedIn): Promise<{ success: true }> {
    if (await this.store.revoke(id).catch(signInUnavailable)) await this.ended.note(id);
    this.securityLog.record({
      level: 'INFO',
      category: 'auth.sign-out',
      message: 'Disconnessione di un amministratore',
      userId: session.user.uid,
    });
    return { success: true };
  }
}
