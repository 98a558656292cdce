import fc from 'fast-check';
import { copiesToStock, expectedCopies, seasonStart } from './stock-forecast';

const terms = { pupilsPerClass: 22, buyingShare: 15 };

describe('the forecast of a book', () => {
  it('expects a share of the pupils of its classes', () => {
    expect(expectedCopies(4, terms)).toBe(13);
    expect(expectedCopies(0, terms)).toBe(0);
  });

  it('leaves out what is ordered and what is on the shelf', () => {
    expect(copiesToStock({ classes: 4, ordered: 5, shelf: 2 }, terms)).toBe(6);
    expect(copiesToStock({ classes: 4, ordered: 20, shelf: 0 }, terms)).toBe(0);
  });

  it('is never below nothing, never above the pupils, and grows with the share', () => {
    const wanted = fc.record({
      classes: fc.nat(200),
      ordered: fc.nat(200),
      shelf: fc.nat(200),
      pupilsPerClass: fc.nat(40),
      buyingShare: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(wanted, (sample) => {
        const some = copiesToStock(sample, sample);
        const all = copiesToStock(sample, { ...sample, buyingShare: 100 });
        expect(some).toBeGreaterThanOrEqual(0);
        expect(some).toBeLessThanOrEqual(all);
        expect(all).toBeLessThanOrEqual(sample.classes * sample.pupilsPerClass);
      }),
    );
  });

  it.each([
    ['2026-05-31', '2025-06-01'],
    ['2026-06-01', '2026-06-01'],
    ['2026-12-31', '2026-06-01'],
    ['2027-01-02', '2026-06-01'],
  ])('counts on %s the orders since %s', (today, start) => {
    expect(seasonStart(today)).toBe(start);
  });
});
