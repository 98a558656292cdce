import { browserErrorName, browserErrorOf } from './browser-error';

const named = (data: object | null, category = 'browser.error') =>
  browserErrorName({ category, data: data && JSON.stringify(data) });

describe('the name that an error of a browser is counted by', () => {
  it.each([
    [{ file: '/releases/cart/4a3a44279e8e/routes.js', line: 1 }, 'cart 4a3a44279e8e browser.error'],
    [
      { stack: 'Error: no\n at x (https://shop.example/releases/school-finder/1.2.3/a.js:1:2)' },
      'school-finder 1.2.3 browser.error',
    ],
    [{ name: 'ApiError' }, '- - browser.error'],
    [{ file: '/releases/<script>/1/a.js' }, '- - browser.error'],
    [null, '- - browser.error'],
  ])('of %j is %j', (data, name) => {
    expect(named(data)).toBe(name);
  });

  it('tells app, version and category again', () => {
    expect(browserErrorOf('cart 4a3a44279e8e browser.error')).toEqual({
      app: 'cart',
      version: '4a3a44279e8e',
      category: 'browser.error',
    });
    expect(browserErrorOf('- - browser.report')).toMatchObject({ app: null, version: null });
  });
});
