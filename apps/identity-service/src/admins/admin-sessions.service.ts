import { Injectable } from '@nestjs/common';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { SessionStore } from '@zaino/service/sessions/session-store';
import type { FastifyRequest } from 'fastify';
import { deviceName } from '../sessions/device-name';
import { EndedSessions } from '../sessions/ended-sessions';
import { signInUnavailable } from '../sessions/sign-in-unavailable';
import type { Visit } from '../sessions/visitor-sessions.service';
import type { AdminEntity } from '../users/admin.entity';
import { adminSessionUser } from './admin-user';
import { AdminNotices } from './admin-notices';
import { KnownAdminDevices } from './known-admin-devices';

/** The id that no admin has: for a name that does not exist the same is looked up. */
const NOBODY = '';

/** Admins' bearers: sessions of half an hour without a call. */
@Injectable()
export class AdminSessionsService {
  constructor(
    private readonly store: SessionStore,
    private readonly ended: EndedSessions,
    private readonly devices: KnownAdminDevices,
    private readonly notices: AdminNotices,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Hash of the browser's device, where this admin has signed in with it before. */
  deviceOf(request: FastifyRequest, admin: Pick<AdminEntity, 'id'> | null): Promise<string | null> {
    return this.devices.knownHash(request, admin?.id ?? NOBODY);
  }

  /**
   * Gives the bearer, and notes the device; of kind `enrolling` it opens nothing but the enrolment of a second factor, and
   * the device stays unknown.
   */
  async open(
    admin: AdminEntity,
    { request, reply }: Visit,
    kind: 'admin' | 'enrolling' = 'admin',
  ): Promise<string> {
    const device = deviceName(request.headers['user-agent']);
    const isNew = kind === 'admin' && (await this.deviceOf(request, admin)) === null;
    if (kind === 'admin') await this.devices.remember(request, reply, admin.id);
    const user = adminSessionUser(admin);
    const { areas, sessionGeneration: generation } = admin;
    const { id } = await this.store
      .open({ kind, user, areas, device, generation })
      .catch(signInUnavailable);
    if (isNew) await this.notices.tellDevice(admin.id, device);
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

  /** The bearer with which a signed-in admin goes on where all others end; the device is known already. */
  async reopen(admin: AdminEntity, request: FastifyRequest): Promise<string> {
    const device = deviceName(request.headers['user-agent']);
    const { areas, sessionGeneration: generation } = admin;
    const user = adminSessionUser(admin);
    const { id } = await this.store
      .open({ kind: 'admin', user, areas, device, generation })
      .catch(signInUnavailable);
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
