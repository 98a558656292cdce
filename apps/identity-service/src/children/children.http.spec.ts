import { randomUUID } from 'node:crypto';
import { accountEndpoints, type ChildChanges, MAX_CHILDREN } from '@zaino/contracts/identity';
import { SESSION_COOKIE } from '@zaino/contracts/shared';
import { aChild } from '../testing/children';
import { anAccount, anAdmin } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

const { addChild, children, removeChild, updateChild } = accountEndpoints;

describe('saved children', () => {
  let service: TestService;
  let browser: TestBrowser;

  beforeAll(async () => (service = await startTestService()));
  beforeEach(async () => ({ browser } = await anAccount(service)));
  afterAll(() => service.stop());

  const list = async (of = browser) => (await of.ask(children)).children;
  const add = (fields?: Partial<ChildChanges>, to = browser) =>
    to.ask(addChild, { body: aChild(fields) });

  it('are added, changed and forgotten, in the order in which they came', async () => {
    const [ada, bruno, carla] = [
      await add({ nickname: ' Ada ', schoolCode: 'tnmm00001a' }),
      await add({ nickname: 'Bruno' }),
      await add({ nickname: 'Carla', sezione: '' }),
    ];
    expect(ada).toEqual({ ...aChild(), id: ada.id });
    expect(await list()).toEqual([ada, bruno, carla]);
    const body = aChild({ nickname: 'Beppe', classe: '3' });
    const changed = await browser.ask(updateChild, { params: { id: bruno.id }, body });
    expect(changed).toEqual({ ...body, id: bruno.id });
    expect(await list()).toEqual([ada, changed, carla]);
    // Once more the same: nothing to change is no failure.
    await browser.ask(updateChild, { params: { id: bruno.id }, body });
    await browser.ask(removeChild, { params: { id: ada.id } });
    expect(await list()).toEqual([changed, carla]);
    expect((await browser.call(removeChild, { params: { id: ada.id } })).status).toBe(404);
  });

  it(`are ${MAX_CHILDREN} at most, also where all are added at once`, async () => {
    const bodies = Array.from({ length: MAX_CHILDREN + 3 }, (_, n) =>
      aChild({ nickname: `Figlio ${n}` }),
    );
    const answers = await Promise.all(bodies.map((body) => browser.call(addChild, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_CHILDREN);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(3);
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'too-many-children' } });
    }
    const kept = await list();
    expect(kept).toHaveLength(MAX_CHILDREN);
    expect(await list()).toEqual(kept);
  });

  it('are the own ones only: another’s is as unknown as one that does not exist', async () => {
    const { browser: other } = await anAccount(service);
    const child = await add();
    const strangers = [
      await other.call(updateChild, { params: { id: child.id }, body: aChild() }),
      await other.call(removeChild, { params: { id: child.id } }),
      await other.call(updateChild, { params: { id: randomUUID() }, body: aChild() }),
      await other.call(removeChild, { params: { id: randomUUID() } }),
    ];
    for (const { status, body } of strangers) {
      expect([status, { ...(body as object), requestId: '' }]).toEqual([
        404,
        { ...(strangers[0]?.body as object), requestId: '' },
      ]);
    }
    expect(await list(other)).toEqual([]);
    expect(await list()).toEqual([child]);
  });

  it.each(['1', 'x'.repeat(150), '%00', "' OR 1=1", '__proto__', '../profile'])(
    'have no id like %s',
    async (id) => {
      expect((await browser.call(removeChild, { params: { id } })).status).toBe(400);
    },
  );

  it.each([
    ['an owner', { userUid: randomUUID() }],
    ['an id', { id: randomUUID() }],
    ['no name', { nickname: ' ' }],
    ['a name of 31 letters', { nickname: 'a'.repeat(31) }],
    ['a name of two lines', { nickname: 'Ada\r\nset-cookie: a=b' }],
    ['a school code of nine letters', { schoolCode: 'TNMM00001' }],
    ['a school code with SQL', { schoolCode: "' OR '1'='" }],
    ['no class', { classe: '' }],
    ['a class that is a list', { classe: ['2'] }],
    ['no section', { sezione: undefined }],
  ])('are refused with %s', async (_, fields) => {
    const answer = await browser.call(addChild, { body: { ...aChild(), ...fields } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await list()).toEqual([]);
  });

  it('need a session, its CSRF token, and are nothing for admins', async () => {
    const guest = service.browser();
    expect((await guest.call(children)).status).toBe(401);
    expect((await guest.call(addChild, { body: aChild() })).status).toBe(401);
    const admin = await anAdmin(service);
    expect((await admin.call(children)).status).toBe(401);
    const forged = service.browser();
    forged.cookies.set(SESSION_COOKIE, browser.cookies.get(SESSION_COOKIE) ?? '');
    const answer = await forged.call(addChild, { body: aChild() });
    expect(answer).toMatchObject({ status: 403, body: { code: 'csrf' } });
    expect(await list()).toEqual([]);
  });
});
