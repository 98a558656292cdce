import { LONGEST_ORIGIN } from '@zaino/rules/safe-origin';
import { isSignIn, REGISTER_PATH, signInPath } from './sign-in-path';

const at = (address: string) => new URL(address, 'http://localhost');

describe('signInPath', () => {
  it.each([
    ['/', '/auth/login'],
    ['/cart', '/auth/login?da=%2Fcart'],
    ['/scuola/X?classe=2B&a=1', '/auth/login?da=%2Fscuola%2FX%3Fclasse%3D2B%26a%3D1'],
    ['/auth/register?da=%2Fcart', '/auth/login?da=%2Fcart'],
    ['/auth/reset?token=geheim', '/auth/login'],
    [`/search?nome=${'a'.repeat(LONGEST_ORIGIN)}`, '/auth/login'],
  ])('from %s is %s', (from, path) => expect(signInPath(at(from))).toBe(path));

  it.each([
    ['/auth/login?da=%2Fcart', true],
    ['/admin/login', true],
    ['/auth/register', false],
    ['/admin/products', false],
  ])('leads to %s: %s', (address, is) => expect(isSignIn(at(address))).toBe(is));

  it('leads to other pages of the account in the same way', () => {
    expect(signInPath(at('/cart'), REGISTER_PATH)).toBe('/auth/register?da=%2Fcart');
  });
});
