import { anonymousPage } from '@zaino/contracts/analytics';

const pathOf = (path: string) => anonymousPage({ title: 'Pagina', path }).path;
const titleOf = (title: string, path = '/orders/7') => anonymousPage({ title, path }).title;

describe('what is told of a page', () => {
  it.each([
    ['/', '/'],
    ['/search', '/search'],
    ['/search?nome=rossi#qui', '/search'],
    ['/scuola/RMPC12345X', '/scuola/RMPC12345X'],
    ['/products/1234', '/products/1234'],
    ['/blog/che-cosa-serve-in-prima-2026', '/blog/che-cosa-serve-in-prima-2026'],
    ['/how-it-works', '/how-it-works'],
    ['/orders/2026-000123', '/orders/:id'],
    ['/orders/2026-000123/withdrawal', '/orders/:id/withdrawal'],
    ['/tracking/Q2hlY2sgdGhpcyBvdXQ', '/tracking/:id'],
    ['/auth/verify/token_token', '/auth/verify/:id'],
    ['/rossi@example.com', '/:id'],
    ['/scuola/rossi%40example.com', '/scuola/:id'],
    ['/blog/uno/due3', '/blog/uno/:id'],
    ['//example.com/a', '/:id/a'],
    [`/products/${'9'.repeat(300)}`, '/products/:id'],
  ])('has of the path %s the part %s', (path, told) => {
    expect(pathOf(path)).toBe(told);
  });

  it.each([
    ['Ordine 2026-000123 | Zaino', 'Ordine … | Zaino'],
    ['Ciao rossi@example.com!', 'Ciao …'],
    ['  Cerca   la tua scuola ', 'Cerca la tua scuola'],
  ])('has of the title "%s" the words "%s"', (title, told) => {
    expect(titleOf(title)).toBe(told);
  });

  it('keeps the numbers in the names of books', () => {
    expect(titleOf('Storia 1945-1989 | Zaino', '/products/7')).toBe('Storia 1945-1989 | Zaino');
  });

  it('stays as it is once it was cut', () => {
    for (const path of ['/orders/2026-1', '/scuola/RM1', '/a/b?c', '/x y/z']) {
      const page = anonymousPage({ title: `${'lunga 12345 '.repeat(40)}fine`, path });
      expect(anonymousPage(page)).toEqual(page);
    }
  });
});
