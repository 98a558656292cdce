import { LONGEST_ORIGIN, safeOrigin } from './safe-origin';

describe('safeOrigin', () => {
  it.each([
    '/',
    '/profile',
    '/scuola/CRMM8ZZ01L?classe=2B&nome=Forl%C3%AC%20%26%20co#libri',
    '/search?nome=a+b',
    '/orders/1?torna=/cart',
    '/authors',
    '/admin/products',
  ])('leads back to %s', (path) => expect(safeOrigin(path)).toBe(path));

  it('writes what is no ASCII as an address does', () => {
    expect(safeOrigin('/search?nome=Forlì')).toBe('/search?nome=Forl%C3%AC');
  });

  it.each([
    ['nothing', null],
    ['undefined', undefined],
    ['blank', ''],
    ['another host', '//evil.example'],
    ['another host with a path', '//evil.example/profile'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/profile\\..\\\\evil.example'],
    ['a scheme', 'https://evil.example/'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script after a space', ' javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a relative path', 'profile'],
    ['a query alone', '?da=/profile'],
    ['user and host', '@evil.example'],
    ['a tab in the slashes', '/\t/evil.example'],
    ['a line break in the slashes', '/\n/evil.example'],
    ['a carriage return', '/profile\r\nset-cookie: a=b'],
    ['a null', '/profile\0'],
    ['a space at the begin', ' //evil.example'],
    ['an encoded second slash', '/%2Fevil.example'],
    ['an encoded second slash, small', '/%2fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['encoded line breaks', '/profile%0D%0Aset-cookie:%20a=b'],
    ['an encoded null', '/profile%00'],
    ['an encoded delete', '/profile%7F'],
    ['dots that leave two slashes', '/.//evil.example'],
    ['dots that leave two slashes further on', '/a/..//evil.example'],
    ['encoded dots that leave two slashes', '/%2e//evil.example'],
    ['encoded dots that go up', '/a/%2e%2e//evil.example'],
    ['a zero-width sign', '/\u200b/evil.example'],
    ['a sign that turns the direction', '/\u202eelpmaxe'],
    ['half a sign', '/\ud800'],
    ['a very long path', `/${'a'.repeat(LONGEST_ORIGIN)}`],
    ['the sign-in itself', '/auth/login?da=/auth/login'],
    ['the sign-out', '/auth/logout'],
    ['a call', '/api/auth/logout'],
    ['dots that lead to a call', '/x/../api/auth/logout'],
  ])('goes home for %s', (_what, wanted) => expect(safeOrigin(wanted)).toBe('/'));

  it('gives a path of this host, whatever it is asked', () => {
    const signs = ['/', '\\', '.', '%2f', '%5c', ':', '@', 'evil', '\t', '?', '#', '%2e', ' ', 'é'];
    const pick = (seed: number) => signs[seed % signs.length] ?? '';
    for (let seed = 0; seed < 4000; seed += 1) {
      const wanted = pick(seed) + pick(seed >> 2) + pick(seed >> 5) + pick(seed >> 8) + 'x';
      const url = new URL(safeOrigin(wanted), 'https://shop.example/auth/login');
      expect(url.origin).toBe('https://shop.example');
    }
  });
});
