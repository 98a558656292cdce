import { setImmediate } from 'node:timers/promises';
import { aPage, aPageCache, aVisit, pendingPage, refused } from '../testing/a-page-cache';

describe('page cache', () => {
  it('serves a fresh page without making it', async () => {
    const { find, making, pass } = aPageCache();
    expect(await find('a', making('1'))).toBe('miss 1');
    pass(9);
    expect(await find('a', refused)).toBe('fresh 1');
    expect(await find('b', making('2'))).toBe('miss 2');
  });

  it('serves the old page at once while one new one is made', async () => {
    const { find, making, pass } = aPageCache();
    await find('a', making('1'));
    pass(11);
    const next = pendingPage();
    expect(await find('a', next.make)).toBe('stale 1');
    expect(await find('a', refused)).toBe('stale 1');
    next.finish('2');
    await setImmediate();
    expect(await find('a', refused)).toBe('fresh 2');
  });

  it('lacks what is neither there nor on its way', async () => {
    const { cache, find, pass } = aPageCache();
    expect(cache.lacks('a')).toBe(true);
    const first = pendingPage();
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
    const { find, making, pass } = aPageCache();
    await find('a', making('1'));
    pass(10 + 61);
    expect(await find('a', making('2'))).toBe('miss 2');
  });

  it('makes a page once for all who wait', async () => {
    const { find } = aPageCache();
    const page = pendingPage();
    const waiting = [find('a', page.make), find('a', refused), find('a', refused)];
    page.finish('1');
    expect(await Promise.all(waiting)).toEqual(['miss 1', 'miss 1', 'miss 1']);
  });

  it.each([
    ['failed', { status: 503, hasFailed: true }],
    ['lacks a part', { hasFailed: true }],
    ['is somebody’s own', { isPersonal: true }],
  ])('gives those who wait a page that %s, but does not keep it', async (_what, kind) => {
    const { find, making } = aPageCache();
    const make = () => Promise.resolve(aPage({ text: 'bad', ...kind }));
    expect(await Promise.all([find('a', make), find('a', refused)])).toEqual([
      'miss bad',
      'miss bad',
    ]);
    expect(await find('a', making('good'))).toBe('miss good');
  });

  it('passes an error on and forgets it', async () => {
    const { find, making } = aPageCache();
    await expect(find('a', refused)).rejects.toThrow('not to be made');
    expect(await find('a', making('1'))).toBe('miss 1');
  });

  it.each([
    ['fails', () => Promise.resolve(aPage({ status: 503, hasFailed: true }))],
    ['throws', refused],
  ])('keeps the old page until its time has passed when the new one %s', async (_what, fail) => {
    const { find, making, pass } = aPageCache();
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
    const { find } = aPageCache();
    await find('a', () => Promise.resolve(aPage({ text: 'none', status: 404 })));
    expect(await find('a', refused)).toBe('fresh none');
  });

  it('drops all, also what is being made', async () => {
    const { cache, find, making } = aPageCache();
    await find('a', making('old'));
    const late = pendingPage();
    const waiting = find('b', late.make);
    cache.drop();
    expect(await find('a', making('new'))).toBe('miss new');
    expect(await find('b', making('new'))).toBe('miss new');
    late.finish('old');
    expect(await waiting).toBe('miss old');
    expect(await find('b', refused)).toBe('fresh new');
  });

  it('does not keep what is finished after a drop, also when nobody asked again', async () => {
    const { cache, find, making, pass } = aPageCache();
    await find('a', making('old'));
    pass(11);
    const [miss, refresh] = [pendingPage(), pendingPage()];
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
    const { cache, find, pass } = aPageCache();
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
    const { find, making } = aPageCache(100_000);
    const text = 'x'.repeat(10_000);
    for (let index = 0; index < 100; index += 1) await find(`key ${index}`, making(text));
    expect(await find('key 99', refused)).toBe(`fresh ${text}`);
    expect(await find('key 0', making('again'))).toBe('miss again');
  });

  it('serves a page that is too large to be kept', async () => {
    const { find, making } = aPageCache(10_000);
    const text = 'x'.repeat(20_000);
    expect(await find('a', making(text))).toBe(`miss ${text}`);
    expect(await find('a', making('again'))).toBe('miss again');
  });
});
