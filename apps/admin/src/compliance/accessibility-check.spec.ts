import { accessibilityState } from './accessibility-check';

describe('the accessibility statement', () => {
  it.each([
    ['2026-11-27', 'fine'],
    ['2027-10-24', 'fine'],
    ['2027-10-25', 'look'],
    ['2027-11-23', 'look'],
    ['2027-11-24', 'broken'],
  ])('is on %s %s', (today, state) => {
    expect(accessibilityState(today)).toEqual({ state, until: '2027-11-23' });
  });
});
