import * as contract from '@zaino/contracts/identity';
import {
  type Access,
  CSRF_HEADER,
  SERVICE_KEY_HEADER,
  SESSION_COOKIE,
} from '@zaino/contracts/shared';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { callersOf } from '@zaino/service/testing/fuzz/callers-of';
import { itAnswersWhateverItIsSent } from '@zaino/service/testing/fuzz/fuzz-service';
import { adminSessionUser } from './admins/admin-user';
import { addAdmin, addUser, PASSWORD } from './testing/accounts';
import { aChild } from './testing/children';
import { anAccount } from './testing/test-account';
import { SERVICE_KEY, startTestService, type TestService } from './testing/test-service';

/** Another each time: some calls look for who calls, and some take what an admin may do. */
async function anAdminOfTheTable(service: TestService): Promise<Record<string, string>> {
  const admin = await addAdmin(service);
  const { id } = await service.app.get(SessionStore).open({
    kind: 'admin',
    user: adminSessionUser(admin),
    areas: admin.areas,
    device: 'Prova',
    generation: admin.sessionGeneration,
  });
  return { authorization: `Bearer ${id}` };
}

describe('the identity service, whatever it is asked', () => {
  itAnswersWhateverItIsSent({
    contract,
    start: async () => {
      const service = await startTestService();
      const { app, origin, stop } = service;
      const [user, admin] = [await addUser(service), await addAdmin(service)];
      const others = callersOf(app, SERVICE_KEY);
      const signIn = async (access: Access): Promise<Record<string, string>> => {
        if (access === 'service') return { [SERVICE_KEY_HEADER]: SERVICE_KEY };
        if (access === 'admin') return anAdminOfTheTable(service);
        if (access !== 'customer') return others(access);
        // Another each time: deletions and changed passwords end the account's sessions.
        const { browser } = await anAccount(service, { passwordHash: user.passwordHash });
        const cookie = `${SESSION_COOKIE}=${browser.cookies.get(SESSION_COOKIE)}`;
        return { cookie, [CSRF_HEADER]: browser.csrfToken ?? '' };
      };
      const passwords = { password: PASSWORD, currentPassword: PASSWORD };
      const known = [{ ...passwords, email: user.email, uid: user.uid }, aChild()];
      return { app, origin, stop, known: [...known, { username: admin.username }], signIn };
    },
  });
});
