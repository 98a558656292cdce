import { patternMatcher } from './route-pattern';

const patterns = [
  '/school/:code',
  '/school/new',
  '/search',
  '/blog/:slug?',
  '/admin/*',
  '/a.b/:x/c',
  '/:page',
].map((path) => ({ app: 'app', path, chunk: path }));

describe('the pattern of a path', () => {
  const match = patternMatcher(patterns);

  it.each([
    ['/school/RMIC8GA002', '/school/:code'],
    ['/school/RMIC%208', '/school/:code'],
    ['/school/new', '/school/new'],
    ['/SEARCH', '/search'],
    ['/search/', '/search'],
    ['/blog', '/blog/:slug?'],
    ['/blog/primo', '/blog/:slug?'],
    ['/admin', '/admin/*'],
    ['/admin/orders/7', '/admin/*'],
    ['/a.b/1/c', '/a.b/:x/c'],
    ['/other', '/:page'],
    ['/school', '/:page'],
    ['/aXb/1/c', undefined],
    ['/school/a/b', undefined],
    ['/', undefined],
  ])('of %s is %s', (path, pattern) => {
    expect(match(path)?.path).toBe(pattern);
  });
});
