import { Injectable } from '@nestjs/common';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { SessionStore } from '@zaino/service/sessions/session-store';
import type { FastifyRequest } from 'fastify';
import { deviceName } from '../sessions/device-name';
import { EndedSessions } from '../sessions/ended-sessions';
import { signInUnavailable } from '../sessions/sign-in-unavailable';
import type { Visit } from '../sessions/visitor-sessions.service';
import type { AdminEntity } from './admin.entity';
import { adminSessionUser } from './admin-user';
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
    private readonly securityLog: SecurityLog,
  ) {}

  /** Hash of the browser's device, where this admin has signed in with it before. */
  deviceOf(request: FastifyRequest, admin: AdminEntity | null): Promise<string | null> {
    return this.devices.knownHash(request, admin?.id ?? NOBODY);
  }

  /** Gives the bearer, and notes the device. */
  async open(admin: AdminEntity, { request, reply }: Visit): Promise<string> {
    await this.devices.remember(request, reply, admin.id);
    const device = deviceName(request.headers['user-agent']);
    const user = adminSessionUser(admin);
    const { sessionGeneration: generation } = admin;
    const { id } = await this.store
      .open({ kind: 'admin', user, device, generation })
      .catch(signInUnavailable);
    this.securityLog.record({
      level: 'INFO',
      category: 'admin.sign-in',
      message: 'Accesso di un amministratore',
      userId: admin.id,
    });
    return id;
  }

  /** Id of the admin whose living bearer this is. */
  async adminOf(token: string): Promise<string | null> {
    const session = await this.store.find(token).catch(signInUnavailable);
    if (session === null || session === 'revoked' || session.kind !== 'admin') return null;
    return session.user.uid;
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
