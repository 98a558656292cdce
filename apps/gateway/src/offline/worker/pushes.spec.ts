import { openPushed, showPush } from './pushes';

const ORIGIN = 'https://zaino.example';
const push = {
  title: 'Pronto per il ritiro',
  body: 'Apri l’ordine.',
  path: '/orders/1',
  tag: 't1',
};

/** What the browser does of what the worker asks. */
function openBrowser(tabs: string[] = []) {
  const done: unknown[] = [];
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => work.push(one);
  const say = (...words: unknown[]) => Promise.resolve(void done.push(words));
  const scope = {
    location: { origin: ORIGIN },
    registration: { showNotification: (...given: unknown[]) => say('shown', ...given) },
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(tabs.map((url) => ({ url, focus: () => say('seen', url) }))),
      openWindow: (url: string) => say('opened', url),
    },
  };
  const settle = async () => {
    while (work.length > 0) await work.shift();
    return done;
  };
  return { scope, waitUntil, settle, say };
}

describe('a push', () => {
  it('is shown with what it says, once for the same notice', async () => {
    const { scope, waitUntil, settle } = openBrowser();
    showPush(scope)({ data: { json: () => push }, waitUntil });
    expect(await settle()).toEqual([
      ['shown', push.title, { body: push.body, tag: 't1', lang: 'it', data: '/orders/1' }],
    ]);
  });

  it.each([
    ['the tab that shows it', [`${ORIGIN}/`, `${ORIGIN}/orders/1`], 'seen'],
    ['a new one', [`${ORIGIN}/cart`], 'opened'],
  ])('leads to %s when it is pressed', async (_where, tabs, what) => {
    const { scope, waitUntil, settle, say } = openBrowser(tabs);
    const notification = { data: '/orders/1', close: () => void say('closed') };
    openPushed(scope)({ notification, waitUntil });
    expect(await settle()).toEqual([['closed'], [what, `${ORIGIN}/orders/1`]]);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/x', 'javascript:alert(1)'])(
    'leads to no other site: %s',
    async (data) => {
      const { scope, waitUntil, settle, say } = openBrowser();
      openPushed(scope)({ notification: { data, close: () => void say('closed') }, waitUntil });
      expect(await settle()).toEqual([['closed']]);
    },
  );
});
