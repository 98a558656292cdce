import type { CartLine } from '@zaino/rules/cart-line';

function pieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** `1 libro`, `2 libri`, `3 libri e 1 prodotto`: the pieces of these lines in words. */
export function counted(lines: readonly CartLine[]): string {
  const books = pieces(lines.filter(({ type }) => type === 'book'));
  const products = pieces(lines.filter(({ type }) => type === 'product'));
  const parts = [
    books > 0 && `${books} ${books === 1 ? 'libro' : 'libri'}`,
    products > 0 && `${products} ${products === 1 ? 'prodotto' : 'prodotti'}`,
  ];
  return parts.filter(Boolean).join(' e ');
}
