import type { ArticleState } from '@zaino/contracts/blog';

/** Whether an article appears to the public, and since when. */
export interface Appearance {
  status: ArticleState;
  publishedAt: Date | null;
}

/** What a form says of it. */
export interface AppearanceWish {
  status: ArticleState;
  /** ISO 8601. */
  publishedAt?: string | null;
}

/** The first year that an article may be of, and the first that it may not. */
const YEARS = { from: 1970, until: 2100 };

/** A moment as people mean it, from ISO 8601; null for what is none. */
export function plausibleMoment(text: string): Date | null {
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  return year >= YEARS.from && year < YEARS.until ? moment : null;
}

/** Whether everybody sees it. */
export function isVisible({ status, publishedAt }: Appearance, now: Date): boolean {
  const isPublic = status === 'published' || status === 'scheduled';
  return isPublic && pastOf(publishedAt, now) !== null;
}

/**
 * What a form makes of an article: to be published in the future is to be scheduled, and to be scheduled for no
 * future moment is to be published. What never appeared, and is not to, has no date.
 */
export function appearanceOf(
  { status, publishedAt }: AppearanceWish,
  before: Appearance | null,
  now: Date,
): Appearance {
  const wished = momentOf(publishedAt);
  const known = momentOf(before?.publishedAt);
  const past = pastOf(known, now);
  if (status === 'scheduled') return appearingAt(wished ?? known ?? now, now);
  if (status === 'published') return appearingAt(wished ?? past ?? now, now);
  return { status, publishedAt: past && (pastOf(wished, now) ?? past) };
}

function appearingAt(publishedAt: Date, now: Date): Appearance {
  return { status: publishedAt > now ? 'scheduled' : 'published', publishedAt };
}

function pastOf(moment: Date | null, now: Date): Date | null {
  return moment !== null && moment <= now ? moment : null;
}

function momentOf(given: Date | string | null | undefined): Date | null {
  return given ? new Date(given) : null;
}
