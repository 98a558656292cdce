import { authEndpoints } from '@zaino/contracts/identity';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { closeSession, getSession, openSession } from '@zaino/web/session';
import { renewCookies } from './renew-cookies';

const settled = () => new Promise((done) => setTimeout(done, 20));

describe('renewCookies', () => {
  const renewed: (string | null)[] = [];
  let reply: () => Response | { success: true };

  const begun: (() => void)[] = [];
  const begin = () => begun.push(renewCookies());

  beforeAll(() => {
    fakeNetwork(
      answer(authEndpoints.renew, ({ headers }) => {
        renewed.push(headers.get('x-csrf-token'));
        return reply();
      }),
    );
  });
  beforeEach(() => {
    closeSession();
    localStorage.clear();
    renewed.length = 0;
    reply = () => ({ success: true });
    begin();
  });
  afterEach(() => {
    for (const stop of begun.splice(0)) stop();
  });
  afterAll(() => jest.restoreAllMocks());

  it('asks for nothing where nobody is signed in', async () => {
    await settled();
    expect(renewed).toEqual([]);
  });

  it('asks for whoever comes in, in their name, and of the same person no more', async () => {
    openSession(makeFakeSession('anna'));
    await settled();
    openSession(makeFakeSession('anna'));
    await settled();
    expect(renewed).toEqual(['csrf-anna']);
  });

  it('notes the day no earlier than it asks: a page may be left before that', async () => {
    openSession(makeFakeSession('anna'));
    expect(localStorage.getItem('zaino.renewed')).toBeNull();
    await settled();
    expect(localStorage.getItem('zaino.renewed')).not.toBeNull();
  });

  it('asks once a day for who is signed in already', async () => {
    openSession(makeFakeSession('anna'));
    await settled();
    for (const stop of begun.splice(0)) stop();
    begin();
    await settled();
    expect(renewed).toHaveLength(1);
    localStorage.setItem('zaino.renewed', '2020-01-01');
    for (const stop of begun.splice(0)) stop();
    begin();
    await settled();
    expect(renewed).toHaveLength(2);
  });

  it.each([
    [
      'where the service is away, and asks again with the next page',
      refusal(503, 'unavailable'),
      2,
    ],
    ['who was signed out elsewhere', refusal(401, 'unauthenticated'), 1],
  ])('leads nobody to the sign-in %s', async (_who, refused, times) => {
    reply = () => refused.clone();
    openSession(makeFakeSession('anna'));
    await settled();
    expect(getSession().status).toBe('signed-in');
    for (const stop of begun.splice(0)) stop();
    begin();
    await settled();
    expect(renewed).toHaveLength(times);
  });
});
