import type { ArticleState } from '@zaino/contracts/blog';

/** Whether an article appears to the public, and since when. */
export interface Appearance {
  status: ArticleState;
  /** When it appears, or did. */
  publishedAt: Date | null;
  /** Of one that does not appear: when it is meant to, as somebody noted. */
  plannedAt: Date | null;
}

/** What a form says of it. */
export interface AppearanceWish {
  status: ArticleState;
  /** ISO 8601; null takes a note back, and what is left out stays. */
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
export function isVisible(
  { status, publishedAt }: Omit<Appearance, 'plannedAt'>,
  now: Date,
): boolean {
  const isPublic = status === 'published' || status === 'scheduled';
  return isPublic && pastOf(publishedAt, now) !== null;
}

/** Of an article that nobody has saved yet. */
const unknown: Appearance = { status: 'draft', publishedAt: null, plannedAt: null };

/**
 * What a form makes of an article: to be published in the future is to be scheduled, and to be scheduled for no
 * future moment is to be published. What is not to appear keeps the date of when it did, and any other as a note.
 */
export function appearanceOf(
  wish: AppearanceWish,
  before: Appearance | null,
  now: Date,
): Appearance {
  const known = before ?? unknown;
  const wished = momentOf(wish.publishedAt);
  if (wish.status === 'scheduled') return appearingAt(wished ?? noteOf(known) ?? now, now);
  const past = pastOf(known.publishedAt, now);
  if (wish.status === 'published') return appearingAt(wished ?? past ?? now, now);
  // Another date of the past mends the one that it appeared at.
  const publishedAt = past && firstOf(pastOf(wished, now), past);
  const note = wish.publishedAt === undefined ? noteOf(known) : wished;
  return { status: wish.status, publishedAt, plannedAt: unlike(publishedAt, note) };
}

const firstOf = (one: Date | null, other: Date) => one ?? other;
const noteOf = ({ plannedAt, publishedAt }: Appearance) => plannedAt ?? publishedAt;

/** A moment, unless it is the other one. */
function unlike(other: Date | null, moment: Date | null): Date | null {
  return moment?.getTime() === other?.getTime() ? null : moment;
}

function appearingAt(publishedAt: Date, now: Date): Appearance {
  return { status: publishedAt > now ? 'scheduled' : 'published', publishedAt, plannedAt: null };
}

function pastOf(moment: Date | null, now: Date): Date | null {
  return moment !== null && moment <= now ? moment : null;
}

function momentOf(given: string | null | undefined): Date | null {
  return given ? new Date(given) : null;
}
