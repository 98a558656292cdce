import { hasPaidFeatures } from './paid-features';

const now = new Date('2026-09-15T08:00:00Z');
const since = (day: string) => new Date(`2026-09-${day}T08:00:00Z`);

describe('the paid features', () => {
  it.each([
    ['rest', null, null, false],
    ['work', 'trialing', null, true],
    ['work', 'active', null, true],
    ['work', 'past-due', since('02'), true],
    ['rest', 'past-due', since('01'), false],
    ['rest', 'past-due', null, false],
    ['rest', 'ended', since('14'), false],
  ] as const)('%s with %s since %s', (...[, status, pastDueSince, expected]) => {
    expect(hasPaidFeatures({ status, pastDueSince }, now)).toBe(expected);
  });
});
