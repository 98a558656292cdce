import { safeOrigin } from './safe-origin';

describe('safeOrigin', () => {
  it.each(['/', '/profile', '/scuola/RMIC8GA002?classe=1A&x=%20', '/search?nome=Dant%C3%A8'])(
    'comes back to %s',
    (path) => expect(safeOrigin(path)).toBe(path),
  );

  it.each([
    ['', 'nothing'],
    ['profile', 'no slash'],
    ['//evil.example', 'another host'],
    ['/\\evil.example', 'a backslash'],
    ['/%5cevil.example', 'an encoded backslash'],
    ['/%2f/evil.example', 'an encoded slash'],
    ['/.//evil.example', 'dots before two slashes'],
    ['/a/../..//evil.example', 'dots that lead to two slashes'],
    ['https://evil.example', 'a scheme'],
    ['javascript:alert(1)', 'a script'],
    ['/\tevil', 'a tab'],
    ['/\r\nSet-Cookie: a=b', 'line breaks'],
    ['/%0d%0aSet-Cookie:%20a=b', 'encoded line breaks'],
    ['/\u0000', 'a zero'],
    ['/api/auth/logout', 'a call'],
    ['/auth/login?da=/', 'the sign-in itself'],
    [`/${'a'.repeat(2_000)}`, 'too much'],
  ])('goes home from %j (%s)', (path) => {
    expect(safeOrigin(path)).toBe('/');
  });
});
