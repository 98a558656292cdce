import { isServiceKey, ServiceKeys } from './service-keys';

const [one, next, old, all] = ['1', '2', '3', '4'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
  string,
];

describe('the keys of services', () => {
  it('are the same for all where nothing else is said', () => {
    const keys = new ServiceKeys(all);
    expect(keys.sent('orders', 'catalogue')).toBe(all);
    expect(keys.accepted('catalogue')).toEqual([all]);
  });

  it('are of a pair, and open nothing else', () => {
    const keys = new ServiceKeys(`orders>catalogue:${one} identity>orders:${next}`);
    expect(keys.sent('orders', 'catalogue')).toBe(one);
    expect(keys.accepted('catalogue')).toEqual([one]);
    expect(keys.accepted('orders')).toEqual([next]);
    expect(keys.accepted('blog')).toEqual([]);
    expect(() => keys.sent('catalogue', 'orders')).toThrow('no key for catalogue>orders');
  });

  it('are replaced without a stop: the first is sent, both are accepted', () => {
    const keys = new ServiceKeys(`orders>catalogue:${next}\norders>catalogue:${old}`);
    expect(keys.sent('orders', 'catalogue')).toBe(next);
    expect(keys.accepted('catalogue')).toEqual([next, old]);
  });

  it('come to be of pairs while the one of all still counts', () => {
    const keys = new ServiceKeys(`orders>catalogue:${one} ${all}`);
    expect(keys.sent('orders', 'catalogue')).toBe(one);
    expect(keys.sent('orders', 'schools')).toBe(all);
    expect(keys.accepted('catalogue')).toEqual([one, all]);
  });

  it.each([
    [all, true],
    [`orders>catalogue:${one} ${all}`, true],
    ['too-short', false],
    [`orders>catalogue:short`, false],
    [`orders>:${one}`, false],
    [`${all}; DROP`, false],
  ])('are read of %s: %s', (setting, isRead) => {
    expect(isServiceKey(setting)).toBe(isRead);
  });
});
