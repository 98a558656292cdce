import { randomUUID } from 'node:crypto';
import { accountEndpoints, MAX_BOOKS_OF_A_CALL, MAX_CHILD_BOOKS } from '@zaino/contracts/identity';
import { DataSource } from 'typeorm';
import { aChild } from '../testing/children';
import { anAccount, anAdmin } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';
import { ChildBookEntity } from './child-book.entity';

const { addChild, childBooks, markBooks, removeChild } = accountEndpoints;

type Mark = { isbn: string; isOwned: boolean | null };

const ATLAS = '9788899001214';
const GRAMMAR = '9788899002228';

describe('books that a family marks', () => {
  let service: TestService;
  let browser: TestBrowser;
  let childId: string;

  beforeAll(async () => (service = await startTestService()));
  beforeEach(async () => {
    ({ browser } = await anAccount(service));
    childId = (await browser.ask(addChild, { body: aChild() })).id;
  });
  afterAll(() => service.stop());

  const list = async (of = browser) => (await of.ask(childBooks)).books;
  const markOf = (id: string, books: unknown, by = browser) =>
    by.call(markBooks, { params: { id }, body: { books } });
  const mark = (...books: Mark[]) =>
    browser.ask(markBooks, { params: { id: childId }, body: { books } });
  const kept = () => service.app.get(DataSource).manager.countBy(ChildBookEntity, { childId });

  it('are kept with the child, changed and taken back', async () => {
    const both = [
      { childId, isbn: ATLAS, isOwned: true },
      { childId, isbn: GRAMMAR, isOwned: false },
    ];
    const answer = await mark({ isbn: GRAMMAR, isOwned: false }, { isbn: ATLAS, isOwned: true });
    expect(answer.books).toEqual(both);
    expect(await list()).toEqual(both);
    await mark({ isbn: GRAMMAR, isOwned: true });
    expect(await list()).toEqual([both[0], { childId, isbn: GRAMMAR, isOwned: true }]);
    // Once more the same, and of two words the last one.
    await mark({ isbn: ATLAS, isOwned: true }, { isbn: GRAMMAR, isOwned: true });
    await mark({ isbn: GRAMMAR, isOwned: true }, { isbn: GRAMMAR, isOwned: null });
    expect(await list()).toEqual([both[0]]);
  });

  it('go with the child', async () => {
    await mark({ isbn: ATLAS, isOwned: true });
    await browser.ask(removeChild, { params: { id: childId } });
    expect(await list()).toEqual([]);
    expect(await kept()).toBe(0);
  });

  it('are the own ones only: another’s child is as unknown as one that does not exist', async () => {
    await mark({ isbn: ATLAS, isOwned: true });
    const { browser: other } = await anAccount(service);
    for (const id of [childId, randomUUID()]) {
      const answer = await markOf(id, [{ isbn: ATLAS, isOwned: null }], other);
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    expect(await list(other)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it(`are ${MAX_CHILD_BOOKS} at most, also where all are marked at once`, async () => {
    const calls = MAX_CHILD_BOOKS / MAX_BOOKS_OF_A_CALL + 1;
    const answers = await Promise.all(
      Array.from({ length: calls }, (_, call) =>
        markOf(
          childId,
          Array.from({ length: MAX_BOOKS_OF_A_CALL }, (__, n) => ({
            isbn: `${call}-${n}`,
            isOwned: true,
          })),
        ),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([{ status: 409, body: { code: 'too-many-books' } }]);
    expect(await kept()).toBe(MAX_CHILD_BOOKS);
  });

  it.each([
    ['none at all', []],
    ['a blank code', [{ isbn: ' ', isOwned: true }]],
    ['a code of 21 signs', [{ isbn: '9'.repeat(21), isOwned: true }]],
    ['a code of two lines', [{ isbn: '978\r\n88', isOwned: true }]],
    ['a word for whether it is owned', [{ isbn: ATLAS, isOwned: 'sì' }]],
    ['a title', [{ isbn: ATLAS, isOwned: true, titolo: 'Atlante' }]],
    ['too many', Array.from({ length: 101 }, (_, n) => ({ isbn: `${n}`, isOwned: true }))],
  ])('are refused with %s', async (_, books) => {
    expect(await markOf(childId, books)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
    expect(await list()).toEqual([]);
  });

  it('need a session, and are nothing for admins', async () => {
    const guest = service.browser();
    expect((await guest.call(childBooks)).status).toBe(401);
    expect((await markOf(childId, [{ isbn: ATLAS, isOwned: true }], guest)).status).toBe(401);
    expect((await (await anAdmin(service)).call(childBooks)).status).toBe(401);
  });
});
