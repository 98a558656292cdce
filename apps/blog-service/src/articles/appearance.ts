import type { ArticleState } from '@zaino/contracts/blog';

/** Whether an article appears to the public, and since when. */
export interface Appearance {
  status: ArticleState;
  publishedAt: Date | null;
}

/** Whether everybody sees it. */
export function isVisible({ status, publishedAt }: Appearance, now: Date): boolean {
  const isPublic = status === 'published' || status === 'scheduled';
  return isPublic && isPast(publishedAt, now);
}

/**
 * What a form makes of an article: to be published in the future is to be scheduled, and to be scheduled for no
 * future moment is to be published. What never appeared, and is not to, has no date.
 */
export function appearanceOf(
  { status, publishedAt }: { status: ArticleState; publishedAt?: string | null },
  before: Appearance | null,
  now: Date,
): Appearance {
  const wished = publishedAt ? new Date(publishedAt) : null;
  const known = before?.publishedAt ?? null;
  const past = isPast(known, now) ? known : null;
  if (status === 'draft' || status === 'archived') {
    return { status, publishedAt: past && isPast(wished, now) ? wished : past };
  }
  return appearingAt(wished ?? (status === 'scheduled' ? known : past) ?? now, now);
}

function appearingAt(publishedAt: Date, now: Date): Appearance {
  return { status: isPast(publishedAt, now) ? 'published' : 'scheduled', publishedAt };
}

function isPast(moment: Date | null, now: Date): boolean {
  return moment !== null && moment <= now;
}
