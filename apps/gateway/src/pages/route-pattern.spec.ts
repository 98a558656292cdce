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
    ['/sch%6fol/new', '/school/new'],
    ['/school/a%2Fb', '/school/:code'],
    ['/school/%', '/school/:code'],
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

  it('that takes all is the last to be meant', () => {
    const all = ['/*', '/blog/:slug', '/admin/*', '/:page', '/'].map((path) => ({ app: '', path }));
    const found = ['/blog/a', '/admin/a/b', '/a', '/', '/blog/a/b'].map(
      (path) => patternMatcher(all)(path)?.path,
    );
    expect(found).toEqual(['/blog/:slug', '/admin/*', '/:page', '/', '/*']);
  });
});
