import { quantile } from '../identity/quantile';
import type { PageCost } from './page-cost';

/** What the registry costs a page, in milliseconds. */
export interface ComparedCosts {
  registry: { p50: number; p95: number };
  plain: { p50: number; p95: number };
  /** Of the medians of blocks, the middle one of their differences: with the registry less without. */
  difference: number;
  /** The same between two gateways that are alike: nine of ten blocks differ by less. */
  noise: number;
  isMeasurable: boolean;
}

/** Compares block by block, as the blocks were measured together. */
export function compareCosts({ block, times }: PageCost): ComparedCosts {
  const [registry, plain, plainAgain] = [times.registry, times.plain, times.plainAgain].map((all) =>
    mediansOf(all, block),
  ) as [number[], number[], number[]];
  const between = (ones: number[], others: number[]) =>
    ones.map((one, index) => one - (others[index] ?? 0));
  const difference = quantile(between(registry, plain), 0.5);
  const noise = quantile(between(plainAgain, plain).map(Math.abs), 0.9);
  const spread = (all: number[]) => ({ p50: quantile(all, 0.5), p95: quantile(all, 0.95) });
  return {
    registry: spread(times.registry),
    plain: spread(times.plain),
    difference,
    noise,
    // What makes pages faster is no cost.
    isMeasurable: difference > noise,
  };
}

function mediansOf(all: number[], block: number): number[] {
  const blocks = Math.ceil(all.length / block);
  return Array.from({ length: blocks }, (_, index) =>
    quantile(all.slice(index * block, (index + 1) * block), 0.5),
  );
}
