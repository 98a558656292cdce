import { compareCosts } from './compare-costs';

/** Blocks of two pages. */
const cost = (registry: number[], plain: number[], plainAgain: number[]) =>
  compareCosts({ block: 2, times: { registry, plain, plainAgain } });

describe('what the registry costs a page', () => {
  it('is not measurable where two gateways that are alike differ as much', () => {
    const compared = cost([5, 5, 5, 5], [4, 4, 5, 5], [5, 5, 4, 4]);
    expect(compared.isMeasurable).toBe(false);
    expect(compared.noise).toBe(1);
  });

  it('is measurable where it stands out from that', () => {
    expect(cost([6, 6, 7, 7], [4, 4, 5, 5], [4, 4, 5, 5])).toEqual({
      registry: { p50: 7, p95: 7 },
      plain: { p50: 5, p95: 5 },
      difference: 2,
      noise: 0,
      isMeasurable: true,
    });
  });

  it('is none where pages are faster with it', () => {
    expect(cost([1, 1], [4, 4], [4, 4]).isMeasurable).toBe(false);
  });

  it('is compared within a block: what slows all of them down counts for nothing', () => {
    const { difference } = cost([4, 4, 90, 90], [4, 4, 90, 90], [4, 4, 90, 90]);
    expect(difference).toBe(0);
  });
});
