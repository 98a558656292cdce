import { randomUUID } from 'node:crypto';
import { adminEndpoints, type Approval, approvalEndpoints } from '@zaino/contracts/identity';
import type { AdminArea } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { DataSource } from 'typeorm';
import { AuditEntryEntity } from '../audit-log/audit-entry.entity';
import { addAdmin, PASSWORD } from '../testing/accounts';
import { delivered } from '../testing/outbox-delivery';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';
import { AdminEntity } from '../users/admin.entity';
import { ApprovalSweep } from './approval-sweep';

const { list, propose, decide, admins, narrow } = approvalEndpoints;
const { login, verify } = adminEndpoints;

/** Somebody who may do everything unless told, signed in. */
interface Person {
  id: string;
  username: string;
  email: string;
  browser: TestBrowser;
  token: string;
}

describe('what needs two admins', () => {
  let service: TestService;
  let first: Person;
  let second: Person;

  beforeAll(async () => {
    service = await startTestService();
    first = await person();
    second = await person();
  });
  afterAll(() => service.stop());

  const signIn = async (username: string, password: string) => {
    const answer = await service.browser().ask(login, { body: { username, password } });
    return answer.success ? answer.token : null;
  };
  const person = async (areas: AdminArea[] = ['all']): Promise<Person> => {
    const email = `${randomUUID()}@example.it`;
    const { id, username } = await addAdmin(service, { areas, email });
    const token = (await signIn(username, PASSWORD)) ?? '';
    return {
      id,
      username,
      email,
      token,
      browser: service.browser({ authorization: `Bearer ${token}` }),
    };
  };
  const aName = () => `anna-${randomUUID().slice(0, 8)}`;
  const create = (username: string, areas: AdminArea[] = ['orders']) => ({
    kind: 'create-admin',
    username,
    email: 'anna@example.it',
    areas,
  });
  const widen = ({ id }: Person, areas: AdminArea[]) => ({
    kind: 'widen-admin',
    adminId: id,
    areas,
  });
  const proposed = (change: object, by = first): Promise<Approval> =>
    by.browser.ask(propose, { body: { reason: 'Serve in magazzino', change } });
  const decided = ({ id }: Approval, decision: object, by = second) =>
    by.browser.call(decide, { params: { id }, body: decision });
  const confirm = { decision: 'confirm' };
  const refuse = { decision: 'refuse', reason: 'Non la conosco' };
  const adminCalled = (username: string) =>
    service.app.get(DataSource).manager.findOneBy(AdminEntity, { username });
  const isKnown = async (token: string) =>
    (await service.browser().ask(verify, { body: { token } })).success;
  const actsOn = async (subjectId: string) => {
    await delivered(service);
    const { manager } = service.app.get(DataSource);
    const entries = await manager.findBy(AuditEntryEntity, { subjectId });
    return entries.map(({ act, actorName }) => [act, actorName]);
  };
  const subjectsTo = async (email: string) => {
    await delivered(service);
    return service.mailbox.mailsTo(email).map(({ subject }) => subject);
  };

  it('makes an admin once somebody else has confirmed it, who is told the password', async () => {
    const username = aName();
    const approval = await proposed(create(username));
    expect(approval).toMatchObject({ state: 'open', username, canDecide: false });
    expect(await adminCalled(username)).toBeNull();
    const { status, body } = await decided(approval, confirm);
    expect([status, body]).toMatchObject([
      200,
      { approval: { state: 'confirmed', decidedBy: second.username, canDecide: false } },
    ]);
    const { password } = body as { password: string };
    const token = await signIn(username, password);
    expect(await service.browser().ask(verify, { body: { token: token ?? '' } })).toMatchObject({
      user: { username, areas: ['orders'] },
    });
    const made = await adminCalled(username);
    expect(made?.email).toBe('anna@example.it');
    expect(await actsOn(made?.id ?? '')).toEqual([['admins.created', second.username]]);
    expect((await actsOn(approval.id)).sort()).toEqual([
      ['approvals.confirmed', second.username],
      ['approvals.proposed', first.username],
    ]);
  });

  it('gives more areas, and ends the sessions', async () => {
    const third = await person(['orders']);
    const approval = await proposed(widen(third, ['orders', 'money']));
    expect(approval).toMatchObject({ areasBefore: ['orders'], areas: ['orders', 'money'] });
    expect((await decided(approval, confirm)).body).toMatchObject({ password: null });
    expect(await adminCalled(third.username)).toMatchObject({
      areas: ['orders', 'money'],
      sessionGeneration: 1,
    });
    expect(await isKnown(third.token)).toBe(false);
    expect(await actsOn(third.id)).toEqual([['admins.areas-changed', second.username]]);
  });

  it('is not decided by who proposed it', async () => {
    const username = aName();
    const approval = await proposed(create(username));
    const refused = { status: 409, body: { code: 'own-approval' } };
    expect(await decided(approval, confirm, first)).toMatchObject(refused);
    expect(await decided(approval, refuse, first)).toMatchObject(refused);
    expect(await adminCalled(username)).toBeNull();
    const seen = async ({ browser }: Person) =>
      (await browser.ask(list)).approvals.find(({ id }) => id === approval.id)?.canDecide;
    expect([await seen(first), await seen(second)]).toEqual([false, true]);
  });

  it('is refused with a reason, and then closed', async () => {
    const approval = await proposed(create(aName()));
    expect((await decided(approval, { decision: 'refuse', reason: ' ' })).status).toBe(400);
    expect((await decided(approval, refuse)).body).toMatchObject({
      approval: { state: 'refused', decisionReason: 'Non la conosco' },
      password: null,
    });
    expect(await decided(approval, confirm)).toMatchObject({
      status: 409,
      body: { code: 'approval-closed' },
    });
    expect(await adminCalled(approval.username)).toBeNull();
  });

  it('is done once where two confirm it at the same moment', async () => {
    const third = await person();
    const approval = await proposed(create(aName()));
    const answers = await Promise.all([
      decided(approval, confirm, second),
      decided(approval, confirm, third),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is nothing any more after seven days, and the address is forgotten', async () => {
    const late = await startTestService();
    const [one, other] = [await addAdmin(late), await addAdmin(late)];
    const browserOf = async ({ username }: AdminEntity) => {
      const answer = await late.browser().ask(login, { body: { username, password: PASSWORD } });
      return late.browser({ authorization: `Bearer ${answer.success ? answer.token : ''}` });
    };
    const { id } = await (
      await browserOf(one)
    ).ask(propose, {
      body: { reason: 'Serve', change: create('anna') },
    });
    late.clock.advance(7 * DAY_MS);
    const browser = await browserOf(other);
    const answer = await browser.call(decide, { params: { id }, body: confirm });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'approval-closed' }]);
    expect((await browser.ask(list)).approvals).toMatchObject([{ id, state: 'expired' }]);
    await late.app.get(ApprovalSweep, { strict: false }).run();
    const [row] = await late.app
      .get(DataSource)
      .query<{ state: string; text: string }[]>('SELECT state, change_asked AS text FROM approval');
    expect(row?.state).toBe('expired');
    expect(row?.text).not.toContain('anna@example.it');
    await late.stop();
  });

  it('is refused where the admin is not as it was any more', async () => {
    const third = await person(['orders', 'blog']);
    const approval = await proposed(widen(third, ['all']));
    await first.browser.ask(narrow, {
      params: { id: third.id },
      body: { reason: 'Non serve', areas: ['orders'] },
    });
    expect(await decided(approval, confirm)).toMatchObject({
      status: 409,
      body: { code: 'approval-closed' },
    });
    expect((await adminCalled(third.username))?.areas).toEqual(['orders']);
  });

  it.each<[string, () => object, number, string]>([
    ['a name that there is', () => create(second.username), 409, 'admin-exists'],
    ['a name with a blank', () => create('anna rossi'), 400, 'invalid-input'],
    ['no areas', () => create(aName(), []), 400, 'invalid-input'],
    ['what somebody has', () => widen(second, ['orders']), 400, 'invalid-input'],
    ['nobody', () => ({ ...widen(second, ['all']), adminId: randomUUID() }), 404, 'not-found'],
  ])('is not proposed for %s', async (_, change, status, code) => {
    const body = { reason: 'Serve', change: change() };
    const answer = await first.browser.call(propose, { body });
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
  });

  it('is written about to all others who may do everything', async () => {
    const [third, ofOrders] = [await person(), await person(['orders'])];
    const approval = await proposed(create(aName()));
    await decided(approval, refuse);
    const asked = 'Area Riservata: una richiesta aspetta la tua conferma';
    const told = 'Area Riservata: richiesta respinta';
    expect(await subjectsTo(third.email)).toEqual(expect.arrayContaining([asked, told]));
    const toOthers = await subjectsTo(ofOrders.email);
    expect([toOthers.includes(asked), toOthers.includes(told)]).toEqual([false, false]);
    const toProposer = service.mailbox
      .mailsTo(first.email)
      .filter(({ text = '' }) =>
        text
          .replaceAll(/\s+/g, ' ')
          .includes(`propone il nuovo amministratore ${approval.username}`),
      );
    expect(toProposer).toEqual([]);
  });
});

describe('areas that are taken from an admin', () => {
  let service: TestService;
  beforeAll(async () => void (service = await startTestService()));
  afterAll(() => service.stop());

  const signedIn = async (areas: AdminArea[]) => {
    const { id, username } = await addAdmin(service, { areas });
    const answer = await service.browser().ask(login, { body: { username, password: PASSWORD } });
    const token = answer.success ? answer.token : '';
    return { id, username, token, browser: service.browser({ authorization: `Bearer ${token}` }) };
  };
  const take = (browser: TestBrowser, id: string, areas: AdminArea[]) =>
    browser.call(narrow, { params: { id }, body: { reason: 'Ha cambiato lavoro', areas } });

  it('need nobody else, end the sessions, and leave one who may do everything', async () => {
    const [boss, other] = [await signedIn(['all']), await signedIn(['orders', 'blog'])];
    const { status, body } = await take(boss.browser, other.id, ['blog']);
    expect([status, body]).toMatchObject([200, { areas: ['blog'], isDisabled: false }]);
    const known = await service.browser().ask(verify, { body: { token: other.token } });
    expect(known.success).toBe(false);
    expect(await take(boss.browser, other.id, ['blog', 'money'])).toMatchObject({
      status: 409,
      body: { code: 'needs-approval' },
    });
    expect(await take(boss.browser, boss.id, ['orders'])).toMatchObject({
      status: 409,
      body: { code: 'last-admin' },
    });
    expect((await take(boss.browser, randomUUID(), [])).status).toBe(404);
    const { admins: listed } = await boss.browser.ask(admins);
    expect(listed.map(({ username }) => username).sort()).toEqual(
      [boss.username, other.username].sort(),
    );
  });

  it('change nothing where nothing is taken', async () => {
    const [boss, other] = [await signedIn(['all']), await signedIn(['money'])];
    expect((await take(boss.browser, other.id, ['money'])).status).toBe(200);
    const known = await service.browser().ask(verify, { body: { token: other.token } });
    expect(known.success).toBe(true);
  });

  it('never leave nobody, where two take from one another at once', async () => {
    const { manager } = service.app.get(DataSource);
    await manager.query("UPDATE admin SET areas = ''");
    const [one, two] = [await signedIn(['all']), await signedIn(['all'])];
    const answers = await Promise.all([
      take(one.browser, two.id, []),
      take(two.browser, one.id, []),
    ]);
    // The second one's session may have ended before its turn came.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await manager.find(AdminEntity);
    expect(left.filter(({ areas }) => areas.includes('all'))).toHaveLength(1);
  });
});
