import { randomUUID } from 'node:crypto';
import {
  accountEndpoints,
  type DataRequest,
  dataRequestEndpoints,
  staffUserEndpoints,
} from '@zaino/contracts/identity';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { DataSource } from 'typeorm';
import { AuditEntryEntity } from '../audit-log/audit-entry.entity';
import { delivered } from '../testing/outbox-delivery';
import { userBy } from '../testing/registrations';
import { anAccount, anAdmin, anOwner } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

const { list, enter, answer } = dataRequestEndpoints;
const evidence = 'Lettera con firma, confrontata al banco';

let service: TestService;
let admin: TestBrowser;
beforeAll(async () => {
  service = await startTestService();
  admin = await anAdmin(service);
});
afterAll(() => service.stop());

const today = (daysLater = 0) => italianDay(service.clock.now() + daysLater * DAY_MS);
const entered = (uid: string, kind: DataRequest['kind'], receivedOn = today()) =>
  admin.ask(enter, { params: { uid }, body: { kind, receivedOn, evidence } });
const give = (id: string, body: object, by = admin) => by.call(answer, { params: { id }, body });
const requestsOf = async (uid: string) => (await admin.ask(list, { query: { uid } })).requests;
const proven = { emailVerifiedAt: new Date(), firstName: 'Ada', displayName: 'Ada Rossi' };
const actsOn = async (subjectId: string) => {
  await delivered(service);
  const { manager } = service.app.get(DataSource);
  return (await manager.findBy(AuditEntryEntity, { subjectId })).map(({ act }) => act).sort();
};

describe('a request about personal data', () => {
  it('has a month from the day on which it came, counted down', async () => {
    const { user } = await anAccount(service, proven);
    const request = await entered(user.uid, 'export', today(-10));
    expect(request).toMatchObject({
      name: 'Ada Rossi',
      state: 'open',
      source: 'staff',
      receivedOn: today(-10),
      evidence,
      enteredBy: 'admin',
      answeredAt: null,
    });
    expect(request.daysLeft).toBe(
      Math.round((Date.parse(request.dueOn) - Date.parse(today())) / DAY_MS),
    );
    expect(await requestsOf(user.uid)).toEqual([request]);
    const { users } = await admin.ask(staffUserEndpoints.list, { query: { search: user.uid } });
    expect(users).toMatchObject([{ requestDueOn: request.dueOn }]);
    expect(await actsOn(user.uid)).toEqual(['data-requests.entered']);
  });

  it('stands above those that have more time, and is counted where it is late', async () => {
    const { user } = await anAccount(service);
    const before = await admin.ask(list, { query: { isOpen: 'true' } });
    const young = await entered(user.uid, 'export');
    const late = await entered(user.uid, 'deletion', today(-60));
    const open = await admin.ask(list, { query: { isOpen: 'true' } });
    expect([open.open - before.open, open.late - before.late]).toEqual([2, 1]);
    const ids = open.requests.map(({ id }) => id);
    expect(ids.indexOf(late.id)).toBeLessThan(ids.indexOf(young.id));
    expect(late.daysLeft).toBeLessThan(0);
    const waiting = { search: user.uid, state: 'requests' };
    expect((await admin.ask(staffUserEndpoints.list, { query: waiting })).total).toBe(1);
  });

  it.each([
    ['a day to come', () => ({ receivedOn: today(2) })],
    ['a day long ago', () => ({ receivedOn: '2019-01-01' })],
    ['no day', () => ({ receivedOn: '2026-02-31' })],
    ['no evidence', () => ({ evidence: ' ' })],
  ])('is not entered with %s', async (_, wrong) => {
    const { user } = await anAccount(service);
    const body = { kind: 'export', receivedOn: today(), evidence, ...wrong() };
    expect((await admin.call(enter, { params: { uid: user.uid }, body })).status).toBe(400);
    expect(await requestsOf(user.uid)).toEqual([]);
  });

  it('is not entered for nobody, and nobody’s is not answered', async () => {
    const body = { kind: 'export', receivedOn: today(), evidence };
    const params = { uid: randomUUID() };
    expect((await admin.call(enter, { params, body })).status).toBe(404);
    expect((await give(randomUUID(), { kind: 'hand-over' })).status).toBe(404);
  });
});

describe('a copy of the data', () => {
  it('is handed over by a link to the own profile, and is done once it was opened', async () => {
    const { user, browser } = await anAccount(service, proven);
    const { id } = await entered(user.uid, 'export');
    const { status, body } = await give(id, { kind: 'hand-over' });
    expect([status, body]).toMatchObject([
      200,
      { state: 'sent', answeredBy: 'admin', daysLeft: null },
    ]);
    const mail = await service.mailbox.mailTo(user.email);
    expect(mail.subject).toBe('I tuoi dati sono pronti');
    expect(mail.text).toContain('http://localhost:4200/profile#esporta');
    // Whoever finds the link without the account gets nothing.
    expect((await service.browser().call(accountEndpoints.exportData)).status).toBe(401);
    const { browser: stranger } = await anAccount(service);
    expect((await stranger.ask(accountEndpoints.exportData)).profile.uid).not.toBe(user.uid);
    expect(await requestsOf(user.uid)).toMatchObject([{ id, state: 'sent' }]);

    await browser.ask(accountEndpoints.exportData);
    expect(await requestsOf(user.uid)).toMatchObject([{ id, state: 'done', answeredBy: 'admin' }]);
    expect((await give(id, { kind: 'hand-over' })).body).toMatchObject({
      code: 'request-answered',
    });
    expect(await actsOn(user.uid)).toEqual(['data-requests.entered', 'data-requests.handed-over']);
  });

  it('is handed over again where the mail got lost', async () => {
    const { user } = await anAccount(service, proven);
    const { id } = await entered(user.uid, 'export');
    await give(id, { kind: 'hand-over' });
    expect((await give(id, { kind: 'hand-over' })).status).toBe(200);
    expect((await service.mailbox.mailTo(user.email, 2)).subject).toBe('I tuoi dati sono pronti');
    const refused = await give(id, { kind: 'refuse', reason: 'No' });
    expect(refused.body).toMatchObject({ code: 'request-answered' });
  });

  it.each([
    ['whose address nobody has proven', {}, 'address-unproven'],
    ['that is suspended', { ...proven, suspendedAt: new Date() }, 'account-suspended'],
  ])('is not handed over to an account %s', async (_, fields, code) => {
    const { user } = await anAccount(service, fields);
    const { id } = await entered(user.uid, 'export');
    const { status, body } = await give(id, { kind: 'hand-over' });
    expect([status, body]).toMatchObject([409, { code }]);
    expect(await requestsOf(user.uid)).toMatchObject([{ state: 'open' }]);
  });

  it('is noted once a day where the person needed nobody', async () => {
    const { user, browser } = await anAccount(service);
    await browser.ask(accountEndpoints.exportData);
    await browser.ask(accountEndpoints.exportData);
    expect(await requestsOf(user.uid)).toMatchObject([
      { kind: 'export', source: 'person', state: 'done', enteredBy: null, answeredBy: null },
    ]);
  });
});

describe('a deletion', () => {
  const deletion = { kind: 'delete-account' };

  it('ends the account, tells the person, and keeps what was asked', async () => {
    const { user, browser, tenantId } = await anOwner(service, proven);
    const { uid, email } = user;
    const other = await entered(uid, 'export');
    const { id } = await entered(uid, 'deletion');
    const { status, body } = await give(id, deletion);
    expect([status, body]).toMatchObject([
      200,
      { id, uid, name: null, state: 'done', answeredBy: 'admin' },
    ]);
    expect(await userBy(service, { uid })).toBeNull();
    expect((await browser.call(accountEndpoints.profile)).status).toBe(401);
    expect((await service.mailbox.mailTo(email)).subject).toBe('Il tuo account è stato eliminato');
    await delivered(service);
    expect(service.bookshops.tenants.has(tenantId)).toBe(false);
    const states = (await requestsOf(uid)).map((one) => [one.id, one.state]);
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        [id, 'done'],
        [other.id, 'lapsed'],
      ]),
    );
    expect(await actsOn(uid)).toContain('data-requests.account-deleted');
  });

  it('is done once where two admins answer at once', async () => {
    const { user } = await anAccount(service, proven);
    const { id } = await entered(user.uid, 'deletion');
    const second = await anAdmin(service);
    const answers = await Promise.all([
      give(id, deletion),
      give(id, { kind: 'refuse', reason: 'Ordine in corso' }, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('by the person settles what staff has entered, and is noted where there was nothing', async () => {
    const asked = await anAccount(service);
    const { id } = await entered(asked.user.uid, 'deletion');
    await asked.browser.ask(accountEndpoints.deleteAccount, { body: {} });
    expect(await requestsOf(asked.user.uid)).toMatchObject([
      { id, state: 'done', name: null, answeredBy: null },
    ]);
    expect((await give(id, deletion)).body).toMatchObject({ code: 'request-answered' });
    const alone = await anAccount(service);
    await alone.browser.ask(accountEndpoints.deleteAccount, { body: {} });
    expect(await requestsOf(alone.user.uid)).toMatchObject([
      { kind: 'deletion', source: 'person', state: 'done' },
    ]);
  });

  it('is not what somebody gets who has asked for a copy, nor the other way round', async () => {
    const { user } = await anAccount(service, proven);
    const copy = await entered(user.uid, 'export');
    const end = await entered(user.uid, 'deletion');
    expect((await give(copy.id, deletion)).status).toBe(400);
    expect((await give(end.id, { kind: 'hand-over' })).status).toBe(400);
    expect(await userBy(service, { uid: user.uid })).not.toBeNull();
  });
});

describe('a refusal', () => {
  it('tells the person why, and where to complain', async () => {
    const { user } = await anAccount(service, proven);
    const { id } = await entered(user.uid, 'deletion');
    expect((await give(id, { kind: 'refuse', reason: ' ' })).status).toBe(400);
    const reason = 'C’è un ordine in corso';
    expect((await give(id, { kind: 'refuse', reason })).body).toMatchObject({
      state: 'refused',
      refusal: reason,
    });
    const { subject, text = '' } = await service.mailbox.mailTo(user.email);
    expect(subject).toBe('La tua richiesta sui dati personali');
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words).toContain(reason);
    expect(words).toContain('Garante per la protezione dei dati personali');
    expect(await actsOn(user.uid)).toEqual(['data-requests.entered', 'data-requests.refused']);
  });
});
