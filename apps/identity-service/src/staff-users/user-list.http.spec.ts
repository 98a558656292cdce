import { randomUUID } from 'node:crypto';
import { type ListedUser, staffUserEndpoints } from '@zaino/contracts/identity';
import { addAdmin, addUser } from '../testing/accounts';
import { anAdmin, anOwner } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

const endpoints = staffUserEndpoints;

let service: TestService;
let admin: TestBrowser;
beforeAll(async () => {
  service = await startTestService();
  admin = await anAdmin(service);
});
afterAll(() => service.stop());

describe('the list of accounts', () => {
  /** The lines of accounts that a word of this test alone is in. */
  const found = async (query: Record<string, string>) =>
    (await admin.ask(endpoints.list, { query })).users;
  const ids = (users: ListedUser[]) => users.map(({ id }) => id);
  const aWord = () => `zx${randomUUID().slice(0, 8)}`;

  it('shows nothing by which a person could be reached', async () => {
    const { uid, email } = await addUser(service, { displayName: 'Maria Rossi', phone: '0461 1' });
    const answer = await admin.call(endpoints.list, { query: { search: uid } });
    expect(answer.body).toMatchObject({
      users: [{ id: uid, kind: 'family', name: 'Maria Rossi', isSuspended: false }],
      total: 1,
      next: null,
    });
    expect(JSON.stringify(answer.body)).not.toContain(email);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('finds a whole address, however it is written, and no part of one', async () => {
    const email = `${aWord()}@posta.example`;
    const { uid } = await addUser(service, { email });
    expect(ids(await found({ search: ` ${email.toUpperCase()} ` }))).toEqual([uid]);
    expect(await found({ search: email.slice(1) })).toEqual([]);
    expect(await found({ search: email.split('@', 1)[0] ?? '' })).toEqual([]);
  });

  it('finds accounts in whose names all words begin a word', async () => {
    const word = aWord();
    const { uid } = await addUser(service, {
      displayName: 'Ada',
      firstName: 'Ada',
      lastName: word,
    });
    await addUser(service, { displayName: word.slice(0, 5) });
    expect(ids(await found({ search: `ad ${word}` }))).toEqual([uid]);
    expect(ids(await found({ search: word.slice(0, 8) }))).toEqual([uid]);
    expect(await found({ search: `${word} bianchi` })).toEqual([]);
  });

  it('finds names too short for words by their begin, whatever signs are in them', async () => {
    const { uid } = await addUser(service, { displayName: 'Q% Li' });
    await addUser(service, { displayName: 'Qa Li' });
    expect(ids(await found({ search: 'q%' }))).toEqual([uid]);
  });

  it('is filtered by kind and state, with the others counted', async () => {
    const word = aWord();
    const displayName = `Ada ${word}`;
    const family = await addUser(service, { displayName, emailVerifiedAt: new Date() });
    const { user: owner, tenantId } = await anOwner(service, { displayName });
    const colleague = await addUser(service, { displayName, colleagueOf: tenantId });
    const suspended = await addUser(service, { displayName, suspendedAt: new Date() });
    const search = word;
    expect(ids(await found({ search, kind: 'bookshop' }))).toEqual([owner.uid]);
    expect(ids(await found({ search, kind: 'colleague' }))).toEqual([colleague.uid]);
    expect(ids(await found({ search, state: 'suspended' }))).toEqual([suspended.uid]);
    expect(ids(await found({ search, state: 'unverified' }))).not.toContain(family.uid);
    const { kinds, total } = await admin.ask(endpoints.list, {
      query: { search, kind: 'family' },
    });
    expect(total).toBe(2);
    expect(kinds.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: 'bookshop', users: 1 },
      { kind: 'colleague', users: 1 },
      { kind: 'family', users: 2 },
    ]);
  });

  it.each([['with a search'], ['without']])('comes in pages, newest first, %s', async (how) => {
    const own = await startTestService();
    const staff = await anAdmin(own);
    const createdAt = new Date('2026-09-01T08:00:00.000Z');
    const made: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      // Two of one moment: their ids decide.
      const moment = new Date(createdAt.getTime() + (nth >> 1) * 1_000);
      made.push((await addUser(own, { displayName: 'Ada Zucca', createdAt: moment })).uid);
    }
    const shown: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query = {
        limit: '2',
        ...(how === 'with a search' && { search: 'zucca' }),
        ...(after && { after }),
      };
      const page: { users: ListedUser[]; total: number; next: string | null } = await staff.ask(
        endpoints.list,
        { query },
      );
      expect(page.total).toBe(5);
      shown.push(...page.users.map(({ id }) => id));
      after = page.next;
    }
    expect(shown.toSorted()).toEqual(made.toSorted());
    expect(shown[0]).toBe(made[4]);
    await own.stop();
  });

  it('lists admins alone where they are asked for', async () => {
    const { id, username } = await addAdmin(service, { email: 'capo@posta.example' });
    const users = await found({ kind: 'admin', search: username });
    expect(users).toMatchObject([
      { id, kind: 'admin', name: username, maskedEmail: 'c•••@p•••.example' },
    ]);
    expect(await found({ search: username })).toEqual([]);
  });

  it.each([
    [{ after: 'ieri' }],
    [{ after: `2026-13-45T08:00:00.000Z~${randomUUID()}` }],
    [{ kind: 'gatto' }],
    [{ limit: '1000' }],
  ])('refuses %j', async (query) => {
    expect((await admin.call(endpoints.list, { query })).status).toBe(400);
  });
});
