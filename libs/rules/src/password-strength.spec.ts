import { passwordStrength } from './password-strength';

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['123456', 'weak'],
    ['password', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['1234567890123456', 'weak'],
    ['casa12', 'weak'],
    ['Maria2010!', 'fair'],
    ['segreta-nuova', 'good'],
    ['kX7#mQ2$vB9', 'good'],
    ['una password lunga', 'strong'],
    ['quattro tavoli verdi al mare', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
