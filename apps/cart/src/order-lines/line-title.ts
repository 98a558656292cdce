import type { CartLine } from '@zaino/rules/cart-line';

/** What a line is called on the screen. */
export function lineTitle(line: CartLine): string {
  return line.type === 'book' ? line.titolo : line.nome;
}
