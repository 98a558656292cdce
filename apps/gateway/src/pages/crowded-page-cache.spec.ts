import { aPage, aPageCache, pendingPage, refused } from '../testing/a-page-cache';
import type { PageAnswer } from './page-answer';

describe('a page cache with somebody who asks for page after page', () => {
  const MANY = 100_000;
  const text = 'x'.repeat(5000);
  const [found, lost] = [aPage({ text }), aPage({ text, status: 404 })];
  const make = () => Promise.resolve(found);
  const notFound = () => Promise.resolve(lost);
  const entrances = ['/', '/search', ...Array.from({ length: 20 }, (_, at) => `/scuola/${at}`)];
  const asEntrance = { isEntrance: true };

  /** Asks for each page, as often as told. */
  async function flood(
    { find }: ReturnType<typeof aPageCache>,
    pages: { times?: number; isEntrance?: boolean; make?: () => Promise<PageAnswer> } = {},
  ) {
    const { times = 1, isEntrance = false, make: made = make } = pages;
    for (let at = 0; at < MANY; at += 1) {
      for (let time = 0; time < times; time += 1) {
        await find(`/flood/${at}`, made, { visitor: 'mallory', isEntrance });
      }
    }
  }

  async function open({ find }: ReturnType<typeof aPageCache>, keys: string[], asked = {}) {
    for (const key of keys) await find(key, make, asked);
  }

  /** Those of the pages that are still there. */
  const left = ({ cache }: ReturnType<typeof aPageCache>, keys: string[]) =>
    keys.filter((key) => !cache.lacks(key));

  it.each([
    ['once each', {}],
    ['twice each', { times: 2 }],
    ['of schools that there are', { isEntrance: true }],
    ['of schools that there are, twice', { isEntrance: true, times: 2 }],
    ['of schools that there are not', { isEntrance: true, make: notFound }],
  ])('keeps home, search and schools of others: pages %s', async (_what, pages) => {
    const shop = aPageCache(2_000_000);
    await open(shop, entrances, asEntrance);
    await flood(shop, pages);
    expect(left(shop, entrances)).toEqual(entrances);
  });

  it('keeps what others have asked for, once or again', async () => {
    const shop = aPageCache(2_000_000);
    const once = Array.from({ length: 10 }, (_, at) => `/products?search=${at}`);
    await open(shop, once);
    const again = Array.from({ length: 40 }, (_, at) => `/products/${at}`);
    for (const visitor of ['anna', 'bruno']) await open(shop, again, { visitor });
    await flood(shop);
    expect(left(shop, once)).toEqual(once);
    expect(left(shop, again)).toEqual(again);
  });

  it('keeps theirs as far as nobody needs the room', async () => {
    const shop = aPageCache(2_000_000);
    await flood(shop);
    const last = Array.from({ length: 50 }, (_, at) => `/flood/${MANY - 1 - at}`);
    expect(left(shop, last)).toEqual(last);
  });

  it('takes in what is asked for by a second visitor, who may have waited for it, too', async () => {
    const shop = aPageCache(200_000);
    const begun = pendingPage();
    const waiting = ['anna', 'bruno'].map((visitor) => shop.find('/a', begun.make, { visitor }));
    begun.finish(text);
    await Promise.all(waiting);
    const keys = Array.from({ length: 30 }, (_, at) => `/b/${at}`);
    await open(shop, keys);
    expect(shop.cache.lacks('/a')).toBe(false);
    expect(left(shop, keys).length).toBeLessThan(keys.length);
  });

  it('makes a page for somebody else at once that waits behind all that one has asked for', async () => {
    const { cache, find } = aPageCache();
    const queued = pendingPage();
    const first = find('/a', queued.make, { visitor: 'mallory' });
    expect(await find('/a', () => Promise.resolve(found), { visitor: 'anna' })).toBe(
      `miss ${text}`,
    );
    expect(cache.lacks('/a')).toBe(false);
    queued.finish('late');
    expect(await first).toBe('miss late');
  });

  it('lets everybody wait for a page whose turn has come, and says that they do', async () => {
    const { find } = aPageCache();
    const begun = pendingPage();
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
    const shop = aPageCache(200_000);
    const keys = Array.from({ length: 12 }, (_, at) => `/shared/${at}`);
    for (const key of keys) {
      for (const visitor of ['anna', 'bruno']) await open(shop, [key], { visitor });
      await open(shop, ['/shared/0']);
    }
    expect(shop.cache.lacks('/shared/0')).toBe(false);
    expect(shop.cache.lacks('/shared/1')).toBe(true);
  });
});
