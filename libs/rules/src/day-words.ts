/** A day as `2026-09-14`. */
type Day = string;

const monthFormat = new Intl.DateTimeFormat('it-IT', { month: 'long', timeZone: 'UTC' });

const numberOf = (day: Day) => Number(day.slice(8));
const monthOf = (day: Day) => monthFormat.format(new Date(`${day}T00:00:00Z`));

/** Days whose number begins with a vowel sound: `l’8`, `l’11`. */
const elided = new Set([8, 11]);

function withArticle(day: Day): string {
  const number = numberOf(day);
  if (elided.has(number)) return `l’${number}`;
  return number === 1 ? 'il 1º' : `il ${number}`;
}

/** `il 14 settembre`, `l’8 dicembre`, `il 1º ottobre`. */
export function dayWords(day: Day): string {
  return `${withArticle(day)} ${monthOf(day)}`;
}

/** `tra il 3 e il 5 dicembre`, `tra il 30 novembre e il 2 dicembre`, `l’8 dicembre` where it is one day. */
export function dayRangeWords({ from, to }: { from: Day; to: Day }): string {
  if (from === to) return dayWords(to);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `tra ${isSameMonth ? withArticle(from) : dayWords(from)} e ${dayWords(to)}`;
}
