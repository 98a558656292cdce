import { authEndpoints } from '@zaino/contracts/identity';
import { makeFakeSession } from '@zaino/web/fake-session';
import { closeSession, openSession } from '@zaino/web/session';
import { keepCopy, PageUnavailable } from './keep-copy';
import { dropOwnCopies } from './own-copies';

const base = 'http://localhost';
const script = `${base}/releases/shell/s1/main.js`;

let isRemembered = true;
let status = 200;

/** What the worker and the browser would do, as far as it is asked for here. */
function installBrowser(said: string) {
  const stores = new Map<string, string[]>();
  const asked: string[] = [];
  const open = (name: string) => {
    const urls = stores.get(name) ?? [];
    stores.set(name, urls);
    return Promise.resolve({
      keys: () => Promise.resolve(urls.map((url) => ({ url }))),
      addAll: (more: string[]) => Promise.resolve(void urls.push(...more)),
      delete: () => Promise.resolve(true),
    });
  };
  const caches = {
    open,
    match: () => Promise.resolve(undefined),
    has: (name: string) => Promise.resolve(stores.has(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  };
  Object.assign(globalThis, { caches });
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: script }, { name: script }, { name: `${base}/api/cart` }],
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input as string;
    if (url === authEndpoints.me.path) return Promise.resolve(Response.json({ isRemembered }));
    asked.push(url.slice(base.length));
    expect(new Headers(init?.headers).get('x-zaino-copy')).toBe('keep');
    return Promise.resolve(new Response('', { status, headers: { 'x-zaino-copy': said } }));
  });
  return { asked, stores };
}

describe('keepCopy', () => {
  beforeEach(() => {
    isRemembered = true;
    status = 200;
  });
  afterEach(() => {
    closeSession();
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'caches');
  });

  it('has a page of everybody’s kept, with the files of this tab', async () => {
    const { asked, stores } = installBrowser('nobody keep');
    await keepCopy(`${base}/scuola/X?classe=2#b`);
    expect(asked).toEqual(['/scuola/X?classe=2']);
    expect([...stores]).toEqual([['zaino-files', [script]]]);
  });

  it.each(['/checkout', '/auth/login', '/profile', '/tracking/token', '/dashboard', '/orders/1'])(
    'asks for no copy of %s for a guest',
    async (path) => {
      const { asked, stores } = installBrowser('nobody keep');
      await keepCopy(base + path);
      expect([asked, stores.size]).toEqual([[], 0]);
    },
  );

  it('begins to keep own pages of who wants to be remembered', async () => {
    const { asked, stores } = installBrowser('a1 keep');
    openSession(makeFakeSession('anna'));
    await keepCopy(`${base}/dashboard`);
    expect(asked).toEqual(['/dashboard', '/dashboard']);
    expect([...stores.keys()]).toEqual(['zaino-own-a1', 'zaino-files']);
    await dropOwnCopies();
    expect([...stores.keys()]).toEqual(['zaino-files']);
  });

  it('keeps none of who does not', async () => {
    isRemembered = false;
    const { asked, stores } = installBrowser('a1 keep');
    openSession(makeFakeSession('anna'));
    await keepCopy(`${base}/dashboard`);
    expect([asked, stores.size]).toEqual([[], 0]);
  });

  it('keeps nothing that the gateway does not give out for it', async () => {
    const { stores } = installBrowser('nobody');
    await keepCopy(`${base}/`);
    expect(stores.size).toBe(0);
  });

  it('tells of a page that could not be made just now', async () => {
    status = 503;
    const { stores } = installBrowser('nobody keep');
    await expect(keepCopy(`${base}/`)).rejects.toThrow(PageUnavailable);
    expect(stores.size).toBe(0);
  });
});
