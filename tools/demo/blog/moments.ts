import type { Dice } from '../chance';
import type { ArticleSource, CommentSource } from './read-sources';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** An article of the last two months may be one of the year before: the oldest are 14 months old. */
const RECENT_MS = 60 * DAY_MS;
const OLD_SHARE = 0.35;

/** When an article appeared or is to appear, at some time of a working day; its day of the year is past. */
export function publishedAt({ day, inDays }: ArticleSource, at: Date, dice: Dice): Date {
  const minutes = dice.between(6 * 60, 15 * 60) * MINUTE_MS;
  if (day === null) return new Date(startOfDay(at) + inDays * DAY_MS + minutes);
  const [month = 1, date = 1] = day.split('-').map(Number);
  const inYear = (year: number) => Date.UTC(year, month - 1, date) + minutes;
  const year = at.getUTCFullYear();
  const latest = inYear(year) < at.getTime() - DAY_MS ? year : year - 1;
  const isOld = at.getTime() - inYear(latest) < RECENT_MS && dice.chance(OLD_SHARE);
  return new Date(inYear(isOld ? latest - 1 : latest));
}

const startOfDay = (at: Date) => Math.floor(at.getTime() / DAY_MS) * DAY_MS;

/** When the comments were left: in their order, and none of them later than `at`. */
export function commentMoments(
  comments: readonly CommentSource[],
  { article, at, dice }: { article: Date; at: Date; dice: Dice },
): Date[] {
  let before = article.getTime() + 20 * MINUTE_MS;
  return comments.map(({ days }, index) => {
    const wanted = startOfDay(article) + days * DAY_MS + dice.between(7 * 60, 20 * 60) * MINUTE_MS;
    const latest = at.getTime() - (comments.length - index) * 7 * MINUTE_MS;
    const moment = Math.min(Math.max(wanted, before), latest);
    before = moment + 9 * MINUTE_MS;
    return new Date(moment);
  });
}
