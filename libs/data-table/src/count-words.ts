import { formatCount } from '@zaino/rules/format-count';

/** What the rows of a table are called. The table's own sentences are made of it. */
export interface Noun {
  /** `ordine`. */
  one: string;
  /** `ordini`. */
  many: string;
  /** `l’ordine`. */
  theOne: string;
  /** `gli ordini`. */
  theMany: string;
  /** `degli ordini`. */
  ofMany: string;
  /** `nessun ordine`. */
  none: string;
  isFeminine: boolean;
}

type Gender = Pick<Noun, 'isFeminine'>;

/** `1 ordine`, `2.000 ordini`. */
export function counted({ one, many }: Noun, count: number): string {
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;
}

/** A word that follows the noun in number and gender: `modificat` becomes `modificate`. */
export function agreed({ isFeminine }: Gender, count: number, stem: string): string {
  if (count === 1) return stem + (isFeminine ? 'a' : 'o');
  return stem + (isFeminine ? 'e' : 'i');
}

/** `i 2.000`, `le 2.000`. */
export const theCount = ({ isFeminine }: Gender, count: number): string =>
  `${isFeminine ? 'le' : 'i'} ${formatCount(count)}`;

/** `e altri 4`. */
export const andOthers = (gender: Gender, count: number): string =>
  `e ${agreed(gender, 2, 'altr')} ${formatCount(count)}`;

const NAMED = 3;

interface Naming extends Partial<Gender> {
  /** How many are named at most. */
  most?: number;
}

/** `Rossi, Bianchi, Verdi e altri 4`. */
export function named(
  names: readonly string[],
  { isFeminine = false, most = NAMED }: Naming = {},
): string {
  const rest = names.length - most;
  const shown = names.slice(0, most).join(', ');
  if (rest <= 0) return shown;
  if (rest === 1) return `${shown} e ${isFeminine ? 'un’altra' : 'un altro'}`;
  return `${shown} ${andOthers({ isFeminine }, rest)}`;
}

/** With a capital letter, as at the begin of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
