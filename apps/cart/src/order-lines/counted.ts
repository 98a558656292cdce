import type { CartLine } from '@zaino/rules/cart-line';

type Counted = readonly Pick<CartLine, 'type' | 'quantity'>[];

function pieces(lines: Counted): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** `1 libro`, `2 libri`, `3 libri e 1 prodotto`: the pieces of these lines in words. */
export function counted(lines: Counted): string {
  const books = pieces(lines.filter(({ type }) => type === 'book'));
  const products = pieces(lines.filter(({ type }) => type === 'product'));
  const parts = [
    books > 0 && `${books} ${books === 1 ? 'libro' : 'libri'}`,
    products > 0 && `${products} ${products === 1 ? 'prodotto' : 'prodotti'}`,
  ];
  return parts.filter(Boolean).join(' e ');
}
