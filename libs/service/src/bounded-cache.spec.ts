import { BoundedCache } from './bounded-cache';

const value = (bytes: number) => ({ bytes });

describe('BoundedCache', () => {
  it('loads a key once', () => {
    const cache = new BoundedCache(100);
    const load = jest.fn(() => value(1));
    expect(cache.getOrLoad('a', load)).toBe(cache.getOrLoad('a', load));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shares one load between those who ask at the same time', async () => {
    const cache = new BoundedCache(100);
    const load = jest.fn(() => Promise.resolve(value(1)));
    const [first, second] = await Promise.all([
      cache.getOrLoad('a', load),
      cache.getOrLoad('a', load),
    ]);
    expect(first).toBe(second);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('drops what was not used for longest', () => {
    const cache = new BoundedCache(20);
    const load = jest.fn(() => value(8));
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) void cache.getOrLoad(key, load);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('does not keep what is larger than all of it', () => {
    const cache = new BoundedCache(20);
    const load = jest.fn(() => value(21));
    void cache.getOrLoad('a', load);
    void cache.getOrLoad('a', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries again after a failure', async () => {
    const cache = new BoundedCache(20);
    const fail = () => Promise.reject(new Error('away'));
    await expect(cache.getOrLoad('a', fail)).rejects.toThrow('away');
    expect(await cache.getOrLoad('a', () => value(1))).toEqual(value(1));
  });
});
