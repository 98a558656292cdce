import { formatCount } from '@zaino/rules/format-count';

const dayFormat = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeZone: 'Europe/Rome',
});

/** `14 settembre 2026`, in Italy. */
export const dayWords = (moment: string) => dayFormat.format(new Date(moment));

/** `1 stella`, `4 stelle`. */
export const starsWords = (stars: number) => (stars === 1 ? '1 stella' : `${stars} stelle`);

/** `1 recensione`, `1.204 recensioni`. */
export function reviewsWords(count: number): string {
  const number = formatCount(count);
  return count === 1 ? '1 recensione' : `${number} recensioni`;
}
