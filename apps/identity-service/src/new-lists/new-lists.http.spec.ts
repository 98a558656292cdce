import { randomUUID } from 'node:crypto';
import {
  accountEndpoints,
  contactEndpoints,
  identityInternalEndpoints,
} from '@zaino/contracts/identity';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { EVERY_SECTION } from '@zaino/rules/class-list';
import type { ListedClass } from '@zaino/rules/next-class';
import { Outbox } from '@zaino/service/outbox/outbox';
import { strayLinks } from '@zaino/testing/mail-pages';
import { DataSource } from 'typeorm';
import { ChildEntity } from '../children/child.entity';
import { ContactPreferenceEntity } from '../contact/contact-preference.entity';
import { aChild } from '../testing/children';
import { delivered, failedDelivery } from '../testing/outbox-delivery';
import { anAccount } from '../testing/test-account';
import { SERVICE_KEY, startTestService, type TestService } from '../testing/test-service';
import { UserEntity } from '../users/user.entity';
import { FAMILIES_AT_ONCE, NEW_LISTS_WALK_TOPIC, WalkFamilies } from './walk-families';

const YEAR = 2026;
const classes = (tipoGrado: string, ...names: string[]): ListedClass[] =>
  names.map((name) => ({ tipoGrado, classe: name.slice(0, 1), sezione: name.slice(1) }));
const schoolCode = aChild().schoolCode;
const otherSchool = 'TNEE00009Z';

let service: TestService;
beforeAll(async () => (service = await startTestService()));
beforeEach(async () => {
  // No family of another test.
  await service.app.get(DataSource).manager.deleteAll(ContactPreferenceEntity);
  service.schools.classes.clear();
  service.schools.classes.set(schoolCode, classes('MM', '1B', '2B', '3B'));
});
afterAll(() => service.stop());

const tell = (headers: Record<string, string> = { [SERVICE_KEY_HEADER]: SERVICE_KEY }) =>
  service
    .browser(headers)
    .call(identityInternalEndpoints.tellNewLists, { body: { schoolYear: YEAR } });
const told = async () => {
  expect((await tell()).status).toBe(200);
  await delivered(service);
};

/** A family that wants to know, and its children of last year. */
async function aFamily(
  children: Parameters<typeof aChild>[0][],
  { isProven = true, isOn = true } = {},
) {
  const emailVerifiedAt = isProven ? new Date() : null;
  const account = await anAccount(service, { firstName: 'Ada', emailVerifiedAt });
  const { browser } = account;
  if (isOn) {
    const params = { purpose: 'new-lists' };
    await browser.ask(contactEndpoints.setPreference, { params, body: { isOn: true } });
  }
  const saved = [];
  for (const child of children) {
    const body = aChild({ schoolYear: YEAR - 1, ...child });
    saved.push(await browser.ask(accountEndpoints.addChild, { body }));
  }
  return { ...account, email: account.user.email, children: saved };
}

/** Made in the database: through the calls they would take minutes. */
async function manyFamilies(count: number): Promise<string[]> {
  const { manager } = service.app.get(DataSource);
  const now = new Date(service.clock.now());
  const families = Array.from({ length: count }, () => ({ uid: randomUUID() }));
  await manager.insert(
    UserEntity,
    families.map(({ uid }) => ({
      uid,
      email: `${uid}@example.it`,
      role: 'customer' as const,
      emailVerifiedAt: now,
    })),
  );
  await manager.insert(
    ContactPreferenceEntity,
    families.map(({ uid: userUid }) => ({
      userUid,
      purpose: 'new-lists' as const,
      since: now,
      shown: 'Prova',
    })),
  );
  const child = { ...aChild(), schoolYear: YEAR - 1, createdAt: now };
  await manager.insert(
    ChildEntity,
    families.map(({ uid: userUid }) => ({ ...child, id: randomUUID(), userUid })),
  );
  return families.map(({ uid }) => `${uid}@example.it`);
}

const mailsTo = (email: string) => service.mailbox.mailsTo(email).length;
const countsOf = (emails: string[]) => [...new Set(emails.map(mailsTo))];

describe('when lists are out', () => {
  it('a family is told of its child’s next class: nickname and class, and the way to end it', async () => {
    const { email, browser } = await aFamily([{ nickname: 'Anna' }]);
    await told();
    const mail = await service.mailbox.mailTo(email);
    expect(mail.subject).toBe('È uscita la lista della 3ª B');
    expect(mail.text).toContain('- Anna: 3ª B');
    expect(mail.text).not.toContain('Prati');
    expect(mail.text).not.toContain(schoolCode);
    expect(strayLinks(mail)).toEqual([]);
    const ending = /Non voglio più ricevere questi avvisi:\n(?<url>\S+)/.exec(mail.text ?? '');
    const url = ending?.groups?.url ?? '';
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${url}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { status } = await service.browser().send(new URL(url).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(status).toBe(200);
    const { preferences } = await browser.ask(contactEndpoints.preferences);
    expect(preferences.filter(({ since }) => since !== null)).toEqual([]);
  });

  it('one mail goes out for all children, and none for a class that nobody knows', async () => {
    service.schools.classes.set(otherSchool, classes('EE', '4A', '5A'));
    const { email } = await aFamily([
      { nickname: 'Anna' },
      { nickname: 'Bice', classe: '3' },
      { nickname: 'Ciro', sezione: EVERY_SECTION },
      { nickname: 'Dora', schoolCode: otherSchool, classe: '4', sezione: 'A' },
      { nickname: 'Elia', schoolCode: 'TNMM00003C' },
      { nickname: 'Fede', schoolYear: YEAR },
    ]);
    await told();
    const mail = await service.mailbox.mailTo(email);
    expect(mail.subject).toBe('Sono uscite le nuove liste');
    expect(mail.text).toContain('- Anna: 3ª B\n- Ciro: 3ª\n- Dora: 5ª A\n');
    expect(mail.text).not.toMatch(/Bice|Elia|Fede/);
    expect(mailsTo(email)).toBe(1);
  });

  it('lists that come again, corrected, are no news; one more school’s are', async () => {
    const { email } = await aFamily([
      { nickname: 'Anna' },
      { nickname: 'Dora', schoolCode: otherSchool, classe: '4', sezione: 'A' },
    ]);
    await told();
    await told();
    expect(mailsTo(email)).toBe(1);
    service.schools.classes.set(otherSchool, classes('EE', '4A', '5A'));
    await told();
    const [, second, ...others] = service.mailbox.mailsTo(email);
    expect(others).toEqual([]);
    expect(second?.text).toContain('- Dora: 5ª A');
    expect(second?.text).not.toContain('Anna');
  });

  it('nobody is told who has not asked for it, or whose address is not proven', async () => {
    const silent = await aFamily([{}], { isOn: false });
    const unproven = await aFamily([{}], { isProven: false });
    await told();
    expect([mailsTo(silent.email), mailsTo(unproven.email)]).toEqual([0, 0]);
    // With the proof the next word of new lists reaches them.
    const { manager } = service.app.get(DataSource);
    await manager.update(UserEntity, { uid: unproven.user.uid }, { emailVerifiedAt: new Date() });
    await told();
    expect(mailsTo(unproven.email)).toBe(1);
  });

  it('a mail that waits is not sent once it is wanted no longer, or the child is gone', async () => {
    const [ended, childless] = [await aFamily([{}]), await aFamily([{}])];
    const id = childless.children[0]?.id ?? '';
    service.mailbox.refusalCode = 450;
    await tell();
    await failedDelivery(service, 'mail', 2);
    const params = { purpose: 'new-lists' };
    await ended.browser.ask(contactEndpoints.setPreference, { params, body: { isOn: false } });
    await childless.browser.ask(accountEndpoints.removeChild, { params: { id } });
    service.mailbox.refusalCode = undefined;
    service.clock.advance(MINUTE_MS);
    await delivered(service);
    expect([mailsTo(ended.email), mailsTo(childless.email)]).toEqual([0, 0]);
  });

  it('is told by services alone', async () => {
    expect((await tell({})).status).toBe(401);
  });
});

describe('many families', () => {
  const MANY = 2 * FAMILIES_AT_ONCE + 20;

  it('are each told once, in parts, though a part fails and is done again', async () => {
    const emails = await manyFamilies(MANY);
    service.schools.asked.length = 0;
    const outbox = service.app.get(Outbox, { strict: false });
    const add = outbox.add.bind(outbox);
    let adding = 0;
    jest.spyOn(outbox, 'add').mockImplementation(async (manager, topic, payload) => {
      // The second part dies with all of its mails written, and its next part not.
      if (topic === NEW_LISTS_WALK_TOPIC && (adding += 1) === 3) throw new Error('killed');
      return add(manager, topic, payload);
    });
    await tell();
    await failedDelivery(service, NEW_LISTS_WALK_TOPIC);
    expect(emails.filter((email) => mailsTo(email) === 0).length).toBeGreaterThan(0);
    await delivered(service, NEW_LISTS_WALK_TOPIC);
    service.clock.advance(MINUTE_MS);
    await delivered(service);
    jest.restoreAllMocks();
    expect(countsOf(emails)).toEqual([1]);
    // Three parts, one of them twice; each asks once for the one school of all.
    expect(service.schools.asked).toEqual(Array.from({ length: 4 }, () => [schoolCode]));
  });

  it('are each told once where a part is delivered twice, one after the other or at once', async () => {
    const emails = await manyFamilies(FAMILIES_AT_ONCE);
    const walk = service.app.get(WalkFamilies, { strict: false });
    const part = { schoolYear: YEAR, after: '' };
    await Promise.all([walk.handle(part), walk.handle(part)]);
    await walk.handle(part);
    await delivered(service);
    expect(countsOf(emails)).toEqual([1]);
  });

  it('are told once the schools service answers again', async () => {
    const emails = await manyFamilies(3);
    service.schools.isAway = true;
    await tell();
    await failedDelivery(service, NEW_LISTS_WALK_TOPIC);
    expect(countsOf(emails)).toEqual([0]);
    service.schools.isAway = false;
    service.clock.advance(DAY_MS / 24);
    await delivered(service);
    expect(countsOf(emails)).toEqual([1]);
  });
});
