import { act, render, screen } from '@testing-library/react';
import { SESSION_PATH } from '@zaino/contracts/shared';
import { renderToString } from 'react-dom/server';
import { answerWhoIsSignedIn, makeFakeSession } from './fake-session';
import { createMemoryRouter } from './memory-router';
import { RouterProvider } from './router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from './server-router';
import * as session from './session';

const {
  beginSession,
  closeSession,
  getSession,
  loseSession,
  onSessionEnd,
  openSession,
  refreshSession,
  sessionOf,
  setAdminToken,
  useSession,
} = session;

const ada = makeFakeSession('ada');
const teo = makeFakeSession('teo');

function Probe() {
  const { status, user } = useSession();
  return <p>{[status, user?.email].join(' ')}</p>;
}
const shown = () => screen.getByRole('paragraph').textContent.trim();

function open() {
  const router = createMemoryRouter([{ path: '*', Component: Probe }]);
  render(<RouterProvider router={router} />);
}

/** Another tab wrote to local storage. */
function storeElsewhere(key: string | null, value: string | null) {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  act(() => {
    closeSession();
    setAdminToken(null);
    beginSession(null);
  });
});

describe('the session', () => {
  it('keeps its public surface', () => {
    expect(Object.keys(session).sort()).toEqual([
      'SESSION_ROUTE',
      'beginSession',
      'closeSession',
      'getAdminToken',
      'getSession',
      'loseSession',
      'onSessionEnd',
      'openSession',
      'readSession',
      'refreshSession',
      'sessionHeaders',
      'sessionOf',
      'setAdminToken',
      'subscribe',
      'useSession',
    ]);
  });

  it('goes on from what the page was served with, without asking', () => {
    const asked = answerWhoIsSignedIn();
    beginSession(ada);
    open();
    expect(shown()).toBe('signed-in ada@posta.example');
    expect(localStorage.getItem('customerToken')).toBe('token-ada');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked for where the page was served without', async () => {
    const asked = answerWhoIsSignedIn(ada);
    open();
    act(() => beginSession(undefined));
    expect(shown()).toBe('unread');
    await act(() => refreshSession());
    expect(shown()).toBe('signed-in ada@posta.example');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.calls[0]?.[0]).toBe(SESSION_PATH);
  });

  it('is asked for where a guest’s page meets a token: it may be another tab’s that has just signed in', async () => {
    localStorage.setItem('customerToken', 'token-ada');
    answerWhoIsSignedIn(ada);
    open();
    act(() => beginSession(null));
    expect(shown()).toBe('guest');
    await act(() => refreshSession());
    expect(shown()).toBe('signed-in ada@posta.example');
  });

  it('forgets a token whose session is over', async () => {
    localStorage.setItem('customerToken', 'old');
    answerWhoIsSignedIn(null);
    beginSession(null);
    await refreshSession();
    expect(localStorage.getItem('customerToken')).toBeNull();
    expect(getSession()).toEqual({ status: 'guest', user: null, isExpired: true });
    openSession(ada);
    closeSession();
    expect(getSession()).toEqual({ status: 'guest', user: null });
  });

  it('tells who was signed in when a call is refused, before anything is drawn anew', () => {
    openSession(ada);
    open();
    const heard: unknown[] = [];
    const stop = onSessionEnd((end, user) => heard.push([end, user?.uid, shown()]));
    act(() => loseSession({ isAdmin: false }));
    stop();
    expect(heard).toEqual([['lost', ada.user.uid, 'signed-in ada@posta.example']]);
    expect(getSession().isExpired).toBe(true);
  });

  it.each([
    ['is away', new TypeError('Failed to fetch')],
    ['answers 503', 503],
  ])('is unknown where the service %s, and asked for again', async (_what, failure) => {
    answerWhoIsSignedIn(failure, ada);
    open();
    act(() => beginSession(undefined));
    await act(() => refreshSession());
    expect(shown()).toBe('unknown');
    await act(() => refreshSession());
    expect(shown()).toBe('signed-in ada@posta.example');
  });

  it('is asked for where the server could not say', async () => {
    answerWhoIsSignedIn(ada);
    open();
    act(() => beginSession('unknown'));
    expect(shown()).toBe('unknown');
    await act(() => refreshSession());
    expect(shown()).toBe('signed-in ada@posta.example');
  });

  it('stays while the service is away', async () => {
    answerWhoIsSignedIn(503);
    openSession(ada);
    await refreshSession();
    expect(getSession().user?.email).toBe('ada@posta.example');
  });

  it('is what was done last, not what an answer says that was asked for before', async () => {
    let answer: (response: Response) => void = () => undefined;
    jest
      .spyOn(globalThis, 'fetch')
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const asked = refreshSession();
    openSession(ada);
    answer(Response.json(null));
    await asked;
    expect(getSession().user?.uid).toBe('ada');
    expect(localStorage.getItem('customerToken')).toBe('token-ada');
  });

  it('is told as ended, once, to who wants to know', () => {
    const ends: string[] = [];
    const stop = onSessionEnd((end) => ends.push(end));
    openSession(ada);
    closeSession();
    closeSession();
    openSession(ada);
    loseSession({ isAdmin: false });
    stop();
    openSession(ada);
    closeSession();
    expect(ends).toEqual(['signed-out', 'lost']);
  });
});

describe('the other tabs', () => {
  it('follow who signs out', () => {
    beginSession(ada);
    open();
    const ended = jest.fn();
    const stop = onSessionEnd(ended);
    storeElsewhere('customerToken', null);
    expect(shown()).toBe('guest');
    expect(ended).toHaveBeenCalledWith('signed-out', ada.user);
    stop();
  });

  it('hear why a token goes, and that a session has ended by itself', () => {
    openSession(ada);
    setAdminToken('admin-1');
    const written = jest.spyOn(Storage.prototype, 'setItem');
    const removed = jest.spyOn(Storage.prototype, 'removeItem');
    act(() => loseSession({ isAdmin: false }));
    expect(written.mock.calls).toEqual([
      ['adminToken', 'ended'],
      ['customerToken', 'ended'],
    ]);
    expect(removed.mock.calls.flat()).toEqual(['adminToken', 'customerToken']);

    beginSession(ada);
    open();
    const ended = jest.fn();
    const stop = onSessionEnd(ended);
    const tell = (oldValue: string, newValue: string | null) => {
      const event = { key: 'customerToken', oldValue, newValue };
      act(() => void window.dispatchEvent(new StorageEvent('storage', event)));
    };
    tell('token-ada', 'ended');
    expect(shown()).toBe('signed-in ada@posta.example');
    tell('ended', null);
    stop();
    expect(ended.mock.calls).toEqual([['expired', ada.user]]);
    expect(getSession().isExpired).toBe(true);
  });

  it('follow who signs in, and who does so as somebody else', async () => {
    answerWhoIsSignedIn(ada, teo);
    open();
    storeElsewhere('customerToken', 'token-ada');
    expect(await screen.findByText(/ada@/)).toBeVisible();
    storeElsewhere('customerToken', 'token-teo');
    expect(await screen.findByText(/teo@/)).toBeVisible();
  });

  it('ask where all of the storage was emptied: that signs nobody out', async () => {
    answerWhoIsSignedIn(ada);
    beginSession(ada);
    open();
    storeElsewhere(null, null);
    await act(() => refreshSession());
    expect(shown()).toBe('signed-in ada@posta.example');
    expect(localStorage.getItem('customerToken')).toBe('token-ada');
  });

  it('are not asked about anything else that is stored', () => {
    const asked = answerWhoIsSignedIn();
    open();
    storeElsewhere('zaino.cart', '{}');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a page that comes back from the browser’s memory', () => {
  const comeBack = () =>
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  it('asks who is signed in now', async () => {
    answerWhoIsSignedIn(null);
    beginSession(ada);
    open();
    comeBack();
    expect(await screen.findByText('guest')).toBeVisible();
  });

  it('stays a guest’s where nobody has signed in', () => {
    const asked = answerWhoIsSignedIn();
    open();
    comeBack();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('sessionOf', () => {
  const request = new Request('http://localhost/profile');

  it('gives what is known without asking', async () => {
    const asked = answerWhoIsSignedIn();
    openSession(ada);
    expect((await sessionOf(request)).user?.uid).toBe('ada');
    closeSession();
    expect((await sessionOf(request)).status).toBe('guest');
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks where nobody has said, once for all who want to know', async () => {
    const asked = answerWhoIsSignedIn(ada);
    beginSession(undefined);
    const answers = await Promise.all([sessionOf(request), sessionOf(request)]);
    expect(answers.map(({ user }) => user?.uid)).toEqual(['ada', 'ada']);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('on a page that is rendered elsewhere', () => {
  async function draw(served: session.ServedSession) {
    const handler = createStaticHandler([
      { id: session.SESSION_ROUTE, path: '/', loader: () => served, Component: Probe },
    ]);
    const context = await handler.query(new Request('http://localhost/'));
    if (context instanceof Response) throw new Error('redirected');
    const router = createStaticRouter(handler.dataRoutes, context);
    return renderToString(
      <StaticRouterProvider router={router} context={context} hydrate={false} />,
    );
  }

  it.each([
    ['somebody', ada, 'signed-in ada@posta.example'],
    ['nobody', null, 'guest '],
    ['who knows whom', 'unknown', 'unknown '],
  ] as const)('is what the page’s data say: %s', async (_who, served, words) => {
    expect(await draw(served)).toContain(words);
  });
});
