import type { BookLine, CartLine, ProductLine } from '@zaino/rules/cart-line';

/** The books for one class of one school. */
export interface ClassLines {
  key: string;
  scuola: BookLine['scuola'];
  classe: string;
  sezione: string;
  lines: BookLine[];
}

export interface GroupedLines {
  /** In the order in which the first book of each class came into the cart. */
  classes: ClassLines[];
  products: ProductLine[];
}

/** Sorts a cart's lines by what a family buys them for. */
export function groupLines(items: readonly CartLine[]): GroupedLines {
  const classes = new Map<string, ClassLines>();
  const products: ProductLine[] = [];
  for (const line of items) {
    if (line.type === 'product') products.push(line);
    else groupOf(line, classes).lines.push(line);
  }
  return { classes: [...classes.values()], products };
}

function groupOf(line: BookLine, classes: Map<string, ClassLines>): ClassLines {
  const { scuola, classe, sezione } = line;
  const key = JSON.stringify([scuola.codice, classe, sezione]);
  const known = classes.get(key);
  if (known) return known;
  const group: ClassLines = { key, scuola, classe, sezione, lines: [] };
  classes.set(key, group);
  return group;
}
