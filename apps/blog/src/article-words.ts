import { formatCount } from '@zaino/rules/format-count';

/** On the server as in the browser: the shop's own time. */
const dayFormat = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Rome',
});

/** `28 agosto 2025`. */
export const dayWords = (moment: string) => dayFormat.format(new Date(moment));

/** `1.284 letture`, `1 lettura`. */
export function countWords(count: number, [one, many]: readonly [string, string]): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** How something is counted: one, and any other number. */
export const counted = {
  articles: ['articolo', 'articoli'],
  found: ['articolo trovato', 'articoli trovati'],
  views: ['lettura', 'letture'],
  times: ['volta', 'volte'],
  likes: ['mi piace', 'mi piace'],
  comments: ['commento', 'commenti'],
  minutes: ['minuto', 'minuti'],
} as const;
