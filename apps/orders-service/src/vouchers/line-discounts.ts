/** A line that a voucher may take something off, in cents. */
export interface DiscountableLine {
  totalCents: number;
  /** Most that may be taken off it: all of it, or of a book what the law allows (Legge 15/2020). */
  mostCents: number;
}

/** What a voucher takes off each line by a percentage in hundredths; half a cent rounds up, never above what may be taken off. */
export function percentDiscounts(lines: readonly DiscountableLine[], hundredths: number): number[] {
  return lines.map(({ totalCents, mostCents }) =>
    Math.min(mostCents, Math.floor((totalCents * hundredths + 5_000) / 10_000)),
  );
}

/**
 * Splits an amount over lines in proportion to their totals, to the cent: the parts add up to the amount, or to the
 * most that may be taken off all lines where that is less. What a line may not bear goes to the others.
 */
export function amountDiscounts(lines: readonly DiscountableLine[], amountCents: number): number[] {
  const discounts = lines.map(() => 0);
  let open = lines
    .map((line, index) => ({ ...line, index }))
    .filter(({ mostCents }) => mostCents > 0);
  let left = Math.min(
    amountCents,
    open.reduce((sum, { mostCents }) => sum + mostCents, 0),
  );
  while (left > 0) {
    const shares = proportionalShares(
      open.map(({ totalCents }) => totalCents),
      left,
    );
    const isOver = open.map(({ mostCents }, at) => (shares[at] ?? 0) > mostCents);
    const isLast = !isOver.includes(true);
    open.forEach(({ index, mostCents }, at) => {
      if (isLast || isOver[at]) discounts[index] = isLast ? (shares[at] ?? 0) : mostCents;
    });
    if (isLast) break;
    left -= open.reduce((sum, { mostCents }, at) => sum + (isOver[at] ? mostCents : 0), 0);
    open = open.filter((_, at) => !isOver[at]);
  }
  return discounts;
}

/** Whole parts in proportion to the weights that add up to the amount: the largest remainders get the cents left over. */
function proportionalShares(weights: readonly number[], amount: number): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((weight * amount) / whole));
  const missing = amount - shares.reduce((sum, share) => sum + share, 0);
  weights
    .map((weight, index) => ({ index, remainder: (weight * amount) % whole }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, missing)
    .forEach(({ index }) => (shares[index] = (shares[index] ?? 0) + 1));
  return shares;
}
