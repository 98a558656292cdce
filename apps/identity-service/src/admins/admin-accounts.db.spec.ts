import { Readable, Writable } from 'node:stream';
import { adminEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { CommandError } from '@zaino/service/command-error';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { AttemptCounter } from '../lockout/attempt-counter';
import { ChosenPasswords } from '../passwords/chosen-passwords';
import { Passwords } from '../passwords/passwords';
import { AppFactorEntity } from '../second-factor/app-factor.entity';
import { LoggedEventEntity } from '../security-log/logged-event.entity';
import { anAccount } from '../testing/test-account';
import { startTestService, type TestService } from '../testing/test-service';
import { AdminAccounts } from './admin-accounts';
import { confirmName } from './confirm-name';

const { login, verify } = adminEndpoints;

describe('AdminAccounts', () => {
  let service: TestService;
  let accounts: AdminAccounts;

  beforeAll(async () => {
    service = await startTestService();
    accounts = new AdminAccounts({
      dataSource: service.app.get(DataSource),
      passwords: service.app.get(Passwords, { strict: false }),
      sessions: service.app.get(SessionStore),
      failures: service.app.get(AttemptCounter, { strict: false }),
      chosen: service.app.get(ChosenPasswords, { strict: false }),
    });
  });
  afterAll(() => service.stop());

  const signIn = async (username: string, password: string) => {
    const answer = await service.browser().ask(login, { body: { username, password } });
    return answer.success ? answer.token : null;
  };
  const isKnown = async (token: string | null) => {
    const answer = await service.browser().ask(verify, { body: { token: token ?? '' } });
    return answer.success;
  };

  it('makes an admin who can sign in', async () => {
    await accounts.create('Maria', 'la sua password');
    expect(await signIn('maria', 'la sua password')).not.toBeNull();
    const [{ username, passwordHash } = { username: '', passwordHash: '' }] = await accounts.list();
    expect([username, passwordHash.slice(0, 10)]).toEqual(['maria', '$argon2id$']);
  });

  it('makes an admin of some areas, and gives others, which ends the sessions', async () => {
    await accounts.create('olga', 'la sua password', { areas: ['orders', 'blog'] });
    expect((await accounts.require('olga')).areas).toEqual(['orders', 'blog']);
    const token = await signIn('olga', 'la sua password');
    const before = await accounts.require('olga');
    await accounts.grant('Olga', ['money']);
    expect(await isKnown(token)).toBe(false);
    const after = await accounts.require('olga');
    expect([after.areas, after.sessionGeneration]).toEqual([
      ['money'],
      before.sessionGeneration + 1,
    ]);
    const next = await signIn('olga', 'la sua password');
    const answer = await service.browser().ask(verify, { body: { token: next ?? '' } });
    expect(answer).toMatchObject({ user: { areas: ['money'] } });
    await expect(accounts.grant('nessuno', ['all'])).rejects.toThrow(CommandError);
    const logged = { userId: after.id, category: 'role.change' };
    expect(await service.app.get(DataSource).manager.countBy(LoggedEventEntity, logged)).toBe(1);
  });

  it('lets an admin do everything unless told', async () => {
    await accounts.create('ines', 'la sua password');
    expect((await accounts.require('ines')).areas).toEqual(['all']);
  });

  it('signs a customer out everywhere, and says where there is none', async () => {
    const { user, browser } = await anAccount(service);
    expect(await browser.ask(authEndpoints.me)).not.toBeNull();
    expect(await accounts.signOut(user.email)).toBe(1);
    expect(await browser.ask(authEndpoints.me)).toBeNull();
    await expect(accounts.signOut('nessuno@example.it')).rejects.toThrow(CommandError);
    await expect(accounts.signOut('nessuno')).rejects.toThrow(CommandError);
  });

  it('makes no two of one name', async () => {
    await accounts.create('paola', 'la sua password');
    await expect(accounts.create('PAOLA', 'un’altra')).rejects.toThrow(CommandError);
  });

  it.each(['', 'a', 'con spazi', 'à', '-x', '../x', 'a'.repeat(61)])(
    'makes none of the name %j',
    async (name) => {
      await expect(accounts.create(name, 'la sua password')).rejects.toThrow(CommandError);
    },
  );

  it('signs out at once whom it disables, and lets nobody in by that name', async () => {
    await accounts.create('carla', 'la sua password');
    const token = await signIn('carla', 'la sua password');
    expect(await isKnown(token)).toBe(true);
    await accounts.disable('Carla');
    expect(await isKnown(token)).toBe(false);
    expect(await signIn('carla', 'la sua password')).toBeNull();
  });

  it('changes a password, signs out, unlocks and enables again', async () => {
    await accounts.create('elena', 'la sua password');
    const token = await signIn('elena', 'la sua password');
    for (let i = 0; i < 5; i += 1) await signIn('elena', 'sbagliata');
    await accounts.disable('elena');
    await accounts.changePassword('elena', 'un’altra password');
    expect(await isKnown(token)).toBe(false);
    expect(await signIn('elena', 'la sua password')).toBeNull();
    expect(await signIn('elena', 'un’altra password')).not.toBeNull();
  });

  it('knows nobody whom it has not made', async () => {
    for (const act of [
      () => accounts.disable('nessuno'),
      () => accounts.changePassword('nessuno', 'la sua password'),
    ]) {
      await expect(act()).rejects.toThrow('There is no admin of the name nessuno.');
    }
  });

  it('removes the second factors of who has lost them, and signs out everywhere', async () => {
    await accounts.create('silvia', 'la sua password');
    const token = await signIn('silvia', 'la sua password');
    const { id } = await accounts.require('silvia');
    const { manager } = service.app.get(DataSource);
    await manager.insert(AppFactorEntity, {
      holderKind: 'admin',
      holderId: id,
      keyId: 'test',
      sealedSecret: 'x',
      lastStep: 0,
      createdAt: new Date(),
    });
    expect(await signIn('silvia', 'la sua password')).toBeNull();
    expect(await accounts.removeFactors('Silvia')).toBe(true);
    expect(await isKnown(token)).toBe(false);
    expect(await signIn('silvia', 'la sua password')).not.toBeNull();
    expect(await accounts.removeFactors('silvia')).toBe(false);
    const logged = { userId: id, category: 'auth.second-factor' };
    expect(await manager.countBy(LoggedEventEntity, logged)).toBe(2);
  });

  it('removes none unless the name is typed once more', async () => {
    const output = new Writable({ write: (_chunk, _encoding, done) => done() });
    const confirm = (typed: string[]) => confirmName('silvia', Readable.from(typed), output);
    await expect(confirm(['Silvia\n'])).resolves.toBeUndefined();
    await expect(confirm(['paola\n'])).rejects.toThrow(CommandError);
    await expect(confirm([])).rejects.toThrow(CommandError);
  });
});
