/**
 * Splits an amount in proportion to weights, to the cent: the parts add up to it, and each is off by less than one.
 * The cents that rounding leaves go to the largest remainders, the earlier one first. All weights 0: nobody gets any.
 */
export function splitCents(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  // In whole numbers: a quotient that is a hair off must not move a cent.
  const remainders = weights.map((weight) => (amount * weight) % sum);
  const parts = weights.map((weight, index) => (amount * weight - (remainders[index] ?? 0)) / sum);
  const left = amount - parts.reduce((all, part) => all + part, 0);
  const byRemainder = [...remainders.keys()].toSorted(
    (a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0),
  );
  for (const index of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
