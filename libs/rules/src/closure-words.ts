import { dayWords } from './day-words';

interface Closure {
  /** The first and the last day, as `2026-08-10`. */
  from: string;
  to: string;
  /** Why; may be empty. */
  note: string;
}

/** Of an article: `il` with `da` is `dal`, `l’` is `dall’`. */
const joined = (preposition: 'da' | 'a', words: string) =>
  words.startsWith('l’')
    ? `${preposition}ll’${words.slice(2)}`
    : `${preposition}l ${words.slice(3)}`;

/** `Chiusa dal 10 al 20 agosto: ferie`, `Chiusa l’8 dicembre`. */
export function closureWords({ from, to, note }: Closure): string {
  const why = note === '' ? '' : `: ${note}`;
  if (from === to) return `Chiusa ${dayWords(from)}${why}`;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isSameMonth ? dayWords(from).replace(/ \p{L}+$/u, '') : dayWords(from);
  return `Chiusa ${joined('da', first)} ${joined('a', dayWords(to))}${why}`;
}

/** Those that are not over on a day, in their order. */
export const closuresFrom = <Given extends Closure>(day: string, closures: readonly Given[]) =>
  closures.filter(({ to }) => to >= day);
