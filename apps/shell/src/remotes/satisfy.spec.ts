import { satisfy } from './satisfy';

describe('satisfy', () => {
  it.each([
    ['1.0.0', '^1.0.0', true],
    ['1.4.2', '^1.4.2', true],
    ['1.4.3', '^1.4.2', true],
    ['1.10.0', '^1.9.9', true],
    ['19.3.1', '^19.0.0', true],
    ['1.4.1', '^1.4.2', false],
    ['1.3.9', '^1.4.2', false],
    ['2.0.0', '^1.4.2', false],
    ['1.9.9', '^2.0.0', false],
  ])('%s for %s: %s', (version, range, isEnough) => {
    expect(satisfy(version, range)).toBe(isEnough);
  });

  it('leaves other forms of ranges to the gateway', () => {
    expect(satisfy('1.0.0', '>=0.9 <3')).toBe(true);
  });
});
