import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountEndpoints, authEndpoints, weakPasswordTexts } from '@zaino/contracts/identity';
import { addUser, PASSWORD } from '../testing/accounts';
import { tokenIn } from '../testing/mail-link';
import { aRegistration } from '../testing/registrations';
import { startTestService, type TestService } from '../testing/test-service';
import { DataSource } from 'typeorm';
import { UserEntity } from '../users/user.entity';
import { commonPasswords } from './common-passwords';
import { Passwords } from './passwords';

const STOLEN = 'rubata altrove nel 2019';
const refusedFor = (reason: keyof typeof weakPasswordTexts) => {
  const message = weakPasswordTexts[reason];
  const errors = [{ path: 'password', message }];
  return { status: 400, body: { code: 'weak-password', error: message, errors } };
};

describe('passwords that are chosen', () => {
  let service: TestService;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'breached-'));
    const path = join(folder, 'list.txt');
    await writeFile(path, `${createHash('sha1').update(STOLEN).digest('hex').toUpperCase()}:3\n`);
    service = await startTestService({ BREACHED_PASSWORDS_FILE: path });
  });
  afterAll(async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  });

  const register = (password: string, profile = {}) => {
    const registration = aRegistration();
    const body = { ...registration, password, profile: { ...registration.profile, ...profile } };
    return service.browser().call(authEndpoints.register, { body });
  };

  it.each([
    ['123456', 'common'],
    ['PassWord', 'common'],
    ['juventus', 'common'],
    [STOLEN, 'breached'],
    ['Ottavia Neri', 'own'],
    ['neriottavia', 'own'],
    ['ottavia.neri', 'own'],
    ['Scuola2026', 'shop'],
    ['libri scolastici', 'shop'],
  ] as const)('are refused at a registration: %s', async (password, reason) => {
    expect(await register(password, { name: 'Ottavia Neri' })).toMatchObject(refusedFor(reason));
  });

  it('are refused for a bookshop that has their name', async () => {
    const profile = { name: 'Ada', domain: 'carta-e-penna', bookshopName: 'Libreria del Corso' };
    for (const password of ['Carta e Penna', 'libreriadelcorso']) {
      expect(await register(password, profile)).toMatchObject(refusedFor('own'));
    }
  });

  it('are refused by the link of a mail, which goes on working', async () => {
    const { email } = await addUser(service);
    const browser = service.browser();
    await browser.ask(authEndpoints.requestReset, { body: { email } });
    const token = tokenIn(await service.mailbox.mailTo(email), 'reset');
    const reset = (password: string) =>
      browser.call(authEndpoints.reset, { body: { token, password } });
    expect(await reset('qwerty')).toMatchObject(refusedFor('common'));
    expect(await reset(email)).toMatchObject(refusedFor('own'));
    expect((await reset('tutta un’altra password')).status).toBe(200);
  });

  it('are refused at a change, and the one before goes on opening', async () => {
    const { email } = await addUser(service, { displayName: 'Bruno Bianchi' });
    const browser = service.browser();
    await browser.ask(authEndpoints.login, { body: { email, password: PASSWORD } });
    const change = (password: string) =>
      browser.call(accountEndpoints.changePassword, {
        body: { currentPassword: PASSWORD, password },
      });
    expect(await change('dragon')).toMatchObject(refusedFor('common'));
    expect(await change('brunobianchi')).toMatchObject(refusedFor('own'));
    expect(await change(STOLEN)).toMatchObject(refusedFor('breached'));
    const signedIn = service.browser();
    const body = { email, password: PASSWORD };
    expect(await signedIn.ask(authEndpoints.login, { body })).toMatchObject({ success: true });
  });

  it('open as before where they were set before', async () => {
    const { email, uid } = await addUser(service);
    const passwordHash = await service.app.get(Passwords, { strict: false }).hash('123456');
    await service.app.get(DataSource).manager.update(UserEntity, { uid }, { passwordHash });
    const body = { email, password: '123456' };
    expect(await service.browser().ask(authEndpoints.login, { body })).toMatchObject({
      success: true,
    });
  });

  it('are compared with the 10,000 most common ones that are long enough', () => {
    expect(commonPasswords.size).toBe(10_000);
    expect([...commonPasswords].every((password) => password.length >= 6)).toBe(true);
    expect([...commonPasswords].every((password) => password === password.toLowerCase())).toBe(
      true,
    );
  });
});
