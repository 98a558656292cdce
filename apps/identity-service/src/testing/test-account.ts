import { randomUUID } from 'node:crypto';
import { bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import { SESSION_COOKIE, type SessionUser } from '@zaino/contracts/shared';
import type { SessionKind, SessionRecord } from '@zaino/service/sessions/session';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { BookshopsClient } from '../upstreams/bookshops-client';
import { sessionUser } from '../users/session-user';
import { UserEntity } from '../users/user.entity';
import type { TestBrowser } from './test-browser';
import type { TestService } from './test-service';

export interface TestAccount {
  user: UserEntity;
  /** Signed in. */
  browser: TestBrowser;
  session: SessionRecord;
}

/** An account of its own with a session, made past the forms that other tests are about. */
export async function anAccount(
  service: TestService,
  fields: Partial<UserEntity> = {},
): Promise<TestAccount> {
  const uid = fields.uid ?? randomUUID();
  const users = service.app.get(DataSource).getRepository(UserEntity);
  await users.insert({ uid, email: `${uid}@example.it`, role: 'customer', ...fields });
  const user = await users.findOneByOrFail({ uid });
  return { user, ...(await aSession(service, sessionUser(user))) };
}

/** An owner with a bookshop that waits for confirmation. */
export async function anOwner(
  service: TestService,
  fields: Partial<UserEntity> = {},
): Promise<TestAccount & { tenantId: string }> {
  const [tenantId, ownerId] = [randomUUID(), randomUUID()];
  const domain = `libreria-${tenantId.slice(0, 8)}`;
  const bookshops = service.app.get(BookshopsClient);
  const body = { id: tenantId, ownerId, name: 'Libreria Prati', domain };
  await bookshops.call(bookshopsInternalEndpoints.reserve, { body });
  const owner = { uid: ownerId, email: `${ownerId}@example.it`, role: 'bookshop' as const };
  return { ...(await anAccount(service, { ...owner, tenantId, ...fields })), tenantId };
}

/** One more device of an account. */
export async function aSession(service: TestService, user: SessionUser, kind?: SessionKind) {
  const device = 'Firefox su Linux';
  const sessions = service.app.get(SessionStore);
  const { id, session } = await sessions.open({ kind: kind ?? 'browser', user, device });
  const browser = service.browser();
  browser.cookies.set(SESSION_COOKIE, id);
  browser.csrfToken = session.csrfToken;
  return { browser, session };
}

/** An admin's browser: the token stands in its header. */
export async function anAdmin(service: TestService): Promise<TestBrowser> {
  const user: SessionUser = {
    uid: randomUUID(),
    email: '',
    isEmailVerified: false,
    displayName: 'admin',
    role: 'admin',
    tenantId: null,
  };
  const sessions = service.app.get(SessionStore);
  const { id } = await sessions.open({ kind: 'admin', user, areas: ['all'], device: '' });
  return service.browser({ authorization: `Bearer ${id}` });
}
