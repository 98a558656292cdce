import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@zaino/contracts/identity';
import { aChild } from '../testing/children';
import { anAccount, anAdmin } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

const { addChild, children, keepRest, updateChild } = accountEndpoints;

describe('the rest of a list, kept for a child without a section', () => {
  let service: TestService;
  let browser: TestBrowser;
  let id: string;

  beforeAll(async () => (service = await startTestService()));
  beforeEach(async () => {
    ({ browser } = await anAccount(service));
    ({ id } = await browser.ask(addChild, { body: aChild({ sezione: '*' }) }));
  });
  afterAll(() => service.stop());

  const keep = (isKept: unknown, by = browser) =>
    by.call(keepRest, { params: { id }, body: { isKept } });
  const saved = async () => (await browser.ask(children)).children[0];

  it('is kept since the first word, and no longer once that is taken back', async () => {
    expect(await saved()).not.toHaveProperty('restKeptAt');
    const { restKeptAt } = await browser.ask(keepRest, { params: { id }, body: { isKept: true } });
    expect(restKeptAt).toEqual(expect.any(String));
    const again = await browser.ask(keepRest, { params: { id }, body: { isKept: true } });
    expect(again).toEqual(await saved());
    expect(again.restKeptAt).toBe(restKeptAt);
    const body = { isKept: false };
    expect(await browser.ask(keepRest, { params: { id }, body })).not.toHaveProperty('restKeptAt');
    expect(await saved()).not.toHaveProperty('restKeptAt');
    await browser.ask(keepRest, { params: { id }, body });
  });

  it('outlives the section, so that this can be taken back', async () => {
    const { restKeptAt } = await browser.ask(keepRest, { params: { id }, body: { isKept: true } });
    const known = await browser.ask(updateChild, { params: { id }, body: aChild() });
    expect(known).toEqual({ ...aChild(), id, restKeptAt });
    await browser.ask(updateChild, { params: { id }, body: aChild({ sezione: '*' }) });
    expect(await saved()).toMatchObject({ sezione: '*', restKeptAt });
  });

  it('is the own children’s only', async () => {
    const { browser: other } = await anAccount(service);
    expect(await keep(true, other)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    id = randomUUID();
    expect((await keep(true)).status).toBe(404);
    expect((await keep(false)).status).toBe(404);
    expect(await saved()).not.toHaveProperty('restKeptAt');
  });

  it.each([['sì'], [null], [1], [undefined]])(
    'is refused with %j for a yes or no',
    async (isKept) => {
      expect(await keep(isKept)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    },
  );

  it('needs a session, and is nothing for admins', async () => {
    expect((await keep(true, service.browser())).status).toBe(401);
    expect((await keep(true, await anAdmin(service))).status).toBe(401);
  });
});
