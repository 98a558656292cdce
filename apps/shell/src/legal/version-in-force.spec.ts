import { type LegalText, versionInForce, versionPath } from '@zaino/contracts/shared';

const text: LegalText = { path: '/terms', versions: ['2026-11-23', '2027-03-01', '2028-01-01'] };

describe('a legal text', () => {
  it.each([
    ['2026-11-22', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2027-02-28', '2026-11-23'],
    ['2027-03-01', '2027-03-01'],
    ['2030-06-15', '2028-01-01'],
  ])('is on %s the one of %s', (day, version) => expect(versionInForce(text, day)).toBe(version));

  it('has an address for each version', () => {
    expect(versionPath(text, '2027-03-01')).toBe('/terms/2027-03-01');
  });
});
