import { setImmediate } from 'node:timers/promises';
import { PageAnswer } from './page-answer';
import { PageCache } from './page-cache';

function aPage({ text = '', status = 200, isPersonal = false, hasFailed = false } = {}) {
  const body = Buffer.from(text);
  const kind = { isOfAdmins: false, isPersonal, hasFailed, isKept: true, isDevelopment: false };
  return new PageAnswer({ status, body, styleHashes: [], analyticsOrigins: [], ...kind });
}

const aVisit = { visitor: 'anna', isEntrance: false };

/** A cache whose time goes by hand. */
function aCache(maxBytes = 1_000_000) {
  let now = 1;
  const clock = { now: () => now };
  const cache = new PageCache({ freshMs: 10, staleMs: 60, maxBytes, clock });
  const find = async (key: string, make: Parameters<PageCache['find']>[1], asked = {}) => {
    const { lookup, page } = cache.find({ ...aVisit, key, ...asked }, make);
    const bytes = await (await page).encoded(undefined);
    return `${lookup} ${bytes.toString()}`;
  };
  const making = (text: string) => () => Promise.resolve(aPage({ text }));
  const pass = (ms: number) => (now += ms);
  return { cache, find, making, pass };
}

/** A page that is done when the test says so. */
function pending() {
  let finish: (text: string) => void = () => undefined;
  const page = new Promise<PageAnswer>((resolve) => {
    finish = (text) => resolve(aPage({ text }));
  });
  return { make: () => page, finish: (text: string) => finish(text) };
}

const refused = () => Promise.reject(new Error('not to be made'));

describe('page cache', () => {
  it('serves a fresh page without making it', async () => {
    const { find, making, pass } = aCache();
    expect(await find('a', making('1'))).toBe('miss 1');
    pass(9);
    expect(await find('a', refused)).toBe('fresh 1');
    expect(await find('b', making('2'))).toBe('miss 2');
  });

  it('serves the old page at once while one new one is made', async () => {
    const { find, making, pass } = aCache();
    await find('a', making('1'));
    pass(11);
    const next = pending();
    expect(await find('a', next.make)).toBe('stale 1');
    expect(await find('a', refused)).toBe('stale 1');
    next.finish('2');
    await setImmediate();
    expect(await find('a', refused)).toBe('fresh 2');
  });

  it('lacks what is neither there nor on its way', async () => {
    const { cache, find, pass } = aCache();
    expect(cache.lacks('a')).toBe(true);
    const first = pending();
    const found = find('a', first.make);
    expect([cache.lacks('a'), cache.lacks('b')]).toEqual([false, true]);
    first.finish('1');
    await found;
    expect(cache.lacks('a')).toBe(false);
    pass(11);
    expect(cache.lacks('a')).toBe(false);
    pass(60);
    expect(cache.lacks('a')).toBe(true);
  });

  it('does not serve a page that is too old', async () => {
    const { find, making, pass } = aCache();
    await find('a', making('1'));
    pass(10 + 61);
    expect(await find('a', making('2'))).toBe('miss 2');
  });

  it('makes a page once for all who wait', async () => {
    const { find } = aCache();
    const page = pending();
    const waiting = [find('a', page.make), find('a', refused), find('a', refused)];
    page.finish('1');
    expect(await Promise.all(waiting)).toEqual(['miss 1', 'miss 1', 'miss 1']);
  });

  it.each([
    ['failed', { status: 503, hasFailed: true }],
    ['lacks a part', { hasFailed: true }],
    ['is somebody’s own', { isPersonal: true }],
  ])('gives those who wait a page that %s, but does not keep it', async (_what, kind) => {
    const { find, making } = aCache();
    const make = () => Promise.resolve(aPage({ text: 'bad', ...kind }));
    expect(await Promise.all([find('a', make), find('a', refused)])).toEqual([
      'miss bad',
      'miss bad',
    ]);
    expect(await find('a', making('good'))).toBe('miss good');
  });

  it('passes an error on and forgets it', async () => {
    const { find, making } = aCache();
    await expect(find('a', refused)).rejects.toThrow('not to be made');
    expect(await find('a', making('1'))).toBe('miss 1');
  });

  it.each([
    ['fails', () => Promise.resolve(aPage({ status: 503, hasFailed: true }))],
    ['throws', refused],
  ])('keeps the old page until its time has passed when the new one %s', async (_what, fail) => {
    const { find, making, pass } = aCache();
    await find('a', making('1'));
    pass(11);
    expect(await find('a', fail)).toBe('stale 1');
    await setImmediate();
    expect(await find('a', fail)).toBe('stale 1');
    await setImmediate();
    pass(60);
    expect(await find('a', making('2'))).toBe('miss 2');
  });

  it('keeps redirects and pages that are not there', async () => {
    const { find } = aCache();
    await find('a', () => Promise.resolve(aPage({ text: 'none', status: 404 })));
    expect(await find('a', refused)).toBe('fresh none');
  });

  it('drops all, also what is being made', async () => {
    const { cache, find, making } = aCache();
    await find('a', making('old'));
    const late = pending();
    const waiting = find('b', late.make);
    cache.drop();
    expect(await find('a', making('new'))).toBe('miss new');
    expect(await find('b', making('new'))).toBe('miss new');
    late.finish('old');
    expect(await waiting).toBe('miss old');
    expect(await find('b', refused)).toBe('fresh new');
  });

  it('does not keep what is finished after a drop, also when nobody asked again', async () => {
    const { cache, find, making, pass } = aCache();
    await find('a', making('old'));
    pass(11);
    const [miss, refresh] = [pending(), pending()];
    const waiting = find('b', miss.make);
    await find('a', refresh.make);
    cache.drop();
    refresh.finish('old');
    miss.finish('old');
    await waiting;
    await setImmediate();
    expect(await find('a', making('new'))).toBe('miss new');
    expect(await find('b', making('new'))).toBe('miss new');
  });

  it('compresses a page that did not change only once', async () => {
    const { cache, find, pass } = aCache();
    const text = 'libro '.repeat(1000);
    const make = () => Promise.resolve(aPage({ text }));
    await find('a', make);
    const first = await cache.find({ ...aVisit, key: 'a' }, refused).page;
    const packed = first.encoded('br');
    pass(11);
    await find('a', make);
    await setImmediate();
    const { lookup, page } = cache.find({ ...aVisit, key: 'a' }, refused);
    expect(lookup).toBe('fresh');
    expect((await page).encoded('br')).toBe(packed);
  });

  it('keeps its memory however many addresses are asked for', async () => {
    const { find, making } = aCache(100_000);
    const text = 'x'.repeat(10_000);
    for (let index = 0; index < 100; index += 1) await find(`key ${index}`, making(text));
    expect(await find('key 99', refused)).toBe(`fresh ${text}`);
    expect(await find('key 0', making('again'))).toBe('miss again');
  });

  it('serves a page that is too large to be kept', async () => {
    const { find, making } = aCache(10_000);
    const text = 'x'.repeat(20_000);
    expect(await find('a', making(text))).toBe(`miss ${text}`);
    expect(await find('a', making('again'))).toBe('miss again');
  });

  describe('with somebody who asks for page after page', () => {
    const MANY = 100_000;
    const text = 'x'.repeat(5000);
    const [found, lost] = [aPage({ text }), aPage({ text, status: 404 })];
    const make = () => Promise.resolve(found);
    const notFound = () => Promise.resolve(lost);
    const entrances = ['/', '/search', ...Array.from({ length: 20 }, (_, at) => `/scuola/${at}`)];
    const asEntrance = { isEntrance: true };

    /** Asks for each page, as often as told. */
    async function flood(
      { find }: ReturnType<typeof aCache>,
      pages: { times?: number; isEntrance?: boolean; make?: () => Promise<PageAnswer> } = {},
    ) {
      const { times = 1, isEntrance = false, make: made = make } = pages;
      for (let at = 0; at < MANY; at += 1) {
        for (let time = 0; time < times; time += 1) {
          await find(`/flood/${at}`, made, { visitor: 'mallory', isEntrance });
        }
      }
    }

    async function open({ find }: ReturnType<typeof aCache>, keys: string[], asked = {}) {
      for (const key of keys) await find(key, make, asked);
    }

    /** Those of the pages that are still there. */
    const left = ({ cache }: ReturnType<typeof aCache>, keys: string[]) =>
      keys.filter((key) => !cache.lacks(key));

    it.each([
      ['once each', {}],
      ['twice each', { times: 2 }],
      ['of schools that there are', { isEntrance: true }],
      ['of schools that there are, twice', { isEntrance: true, times: 2 }],
      ['of schools that there are not', { isEntrance: true, make: notFound }],
    ])('keeps home, search and schools of others: pages %s', async (_what, pages) => {
      const shop = aCache(2_000_000);
      await open(shop, entrances, asEntrance);
      await flood(shop, pages);
      expect(left(shop, entrances)).toEqual(entrances);
    });

    it('keeps what others have asked for, once or again', async () => {
      const shop = aCache(2_000_000);
      const once = Array.from({ length: 10 }, (_, at) => `/products?search=${at}`);
      await open(shop, once);
      const again = Array.from({ length: 40 }, (_, at) => `/products/${at}`);
      for (const visitor of ['anna', 'bruno']) await open(shop, again, { visitor });
      await flood(shop);
      expect(left(shop, once)).toEqual(once);
      expect(left(shop, again)).toEqual(again);
    });

    it('keeps theirs as far as nobody needs the room', async () => {
      const shop = aCache(2_000_000);
      await flood(shop);
      const last = Array.from({ length: 50 }, (_, at) => `/flood/${MANY - 1 - at}`);
      expect(left(shop, last)).toEqual(last);
    });

    it('takes in what is asked for by a second visitor, who may have waited for it, too', async () => {
      const shop = aCache(200_000);
      const begun = pending();
      const waiting = ['anna', 'bruno'].map((visitor) => shop.find('/a', begun.make, { visitor }));
      begun.finish(text);
      await Promise.all(waiting);
      const keys = Array.from({ length: 30 }, (_, at) => `/b/${at}`);
      await open(shop, keys);
      expect(shop.cache.lacks('/a')).toBe(false);
      expect(left(shop, keys).length).toBeLessThan(keys.length);
    });

    it('makes a page for somebody else at once that waits behind all that one has asked for', async () => {
      const { cache, find } = aCache();
      const queued = pending();
      const first = find('/a', queued.make, { visitor: 'mallory' });
      expect(await find('/a', () => Promise.resolve(found), { visitor: 'anna' })).toBe(
        `miss ${text}`,
      );
      expect(cache.lacks('/a')).toBe(false);
      queued.finish('late');
      expect(await first).toBe('miss late');
    });

    it('lets everybody wait for a page whose turn has come, and says that they do', async () => {
      const { find } = aCache();
      const begun = pending();
      let begin = () => false;
      const make = (onBegin: () => boolean) => {
        begin = onBegin;
        return begun.make();
      };
      const first = find('/a', make, { visitor: 'mallory' });
      expect(begin()).toBe(false);
      const second = find('/a', refused, { visitor: 'anna' });
      expect(begin()).toBe(true);
      begun.finish('page');
      expect(await Promise.all([first, second])).toEqual(['miss page', 'miss page']);
    });

    it('lets the shared page go that was not used for longest', async () => {
      const shop = aCache(200_000);
      const keys = Array.from({ length: 12 }, (_, at) => `/shared/${at}`);
      for (const key of keys) {
        for (const visitor of ['anna', 'bruno']) await open(shop, [key], { visitor });
        await open(shop, ['/shared/0']);
      }
      expect(shop.cache.lacks('/shared/0')).toBe(false);
      expect(shop.cache.lacks('/shared/1')).toBe(true);
    });
  });
});
