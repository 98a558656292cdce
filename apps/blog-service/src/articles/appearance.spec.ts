import type { ArticleState } from '@zaino/contracts/blog';
import { appearanceOf, isVisible } from './appearance';

const now = new Date('2026-09-01T10:00:00Z');
const past = new Date('2026-08-01T10:00:00Z');
const longAgo = new Date('2026-07-01T10:00:00Z');
const future = new Date('2026-10-01T10:00:00Z');

type Before = [ArticleState, Date | null, planned?: Date];
/** `at` null takes the date back; undefined says nothing of it. */
type Row = [wish: ArticleState, at: Date | null | undefined, before: Before | null];

describe('what a form makes of an article', () => {
  const rows: [...Row, ArticleState, Date | null, planned?: Date][] = [
    // A new one.
    ['published', null, null, 'published', now],
    ['published', past, null, 'published', past],
    ['published', now, null, 'published', now],
    ['published', future, null, 'scheduled', future],
    ['scheduled', future, null, 'scheduled', future],
    ['scheduled', past, null, 'published', past],
    ['scheduled', null, null, 'published', now],
    ['draft', null, null, 'draft', null],
    ['draft', past, null, 'draft', null, past],
    ['draft', future, null, 'draft', null, future],
    ['archived', null, null, 'archived', null],
    ['archived', future, null, 'archived', null, future],
    // One that never appeared.
    ['published', null, ['draft', null], 'published', now],
    ['published', null, ['scheduled', future], 'published', now],
    ['scheduled', null, ['scheduled', future], 'scheduled', future],
    ['scheduled', future, ['draft', null], 'scheduled', future],
    ['draft', future, ['scheduled', future], 'draft', null, future],
    ['draft', undefined, ['scheduled', future], 'draft', null, future],
    ['scheduled', undefined, ['draft', null, future], 'scheduled', future],
    ['draft', undefined, ['draft', null, future], 'draft', null, future],
    ['draft', past, ['draft', null, future], 'draft', null, past],
    ['draft', null, ['draft', null, future], 'draft', null],
    ['published', undefined, ['draft', null, future], 'published', now],
    ['published', undefined, ['draft', null, past], 'published', now],
    ['draft', null, ['scheduled', future], 'draft', null],
    // One that appeared.
    ['published', null, ['published', past], 'published', past],
    ['published', longAgo, ['published', past], 'published', longAgo],
    ['published', null, ['archived', past], 'published', past],
    ['published', null, ['draft', past], 'published', past],
    ['published', null, ['scheduled', past], 'published', past],
    ['scheduled', null, ['published', past], 'published', past],
    ['scheduled', future, ['published', past], 'scheduled', future],
    ['archived', null, ['published', past], 'archived', past],
    ['archived', longAgo, ['published', past], 'archived', longAgo],
    ['archived', future, ['published', past], 'archived', past, future],
    ['archived', past, ['published', past], 'archived', past],
    ['draft', undefined, ['archived', past, future], 'draft', past, future],
    ['scheduled', undefined, ['archived', past, future], 'scheduled', future],
    ['published', undefined, ['archived', past, future], 'published', past],
    ['draft', null, ['published', past], 'draft', past],
  ];

  // A row that is shorter than the others would get a callback in its last place.
  const cases = rows.map(
    ([wish, at, known, state, moment, note]) =>
      [wish, at, known, state, moment, note ?? null] as const,
  );
  it.each(cases)(
    'wishes %s at %s of %j: %s at %s',
    (status, at, known, expected, publishedAt, plannedAt) => {
      const before = known && {
        status: known[0],
        publishedAt: known[1],
        plannedAt: known[2] ?? null,
      };
      const wish = { status, publishedAt: at && at.toISOString() };
      expect(appearanceOf(wish, before, now)).toEqual({ status: expected, publishedAt, plannedAt });
    },
  );
});

describe('what everybody sees', () => {
  it.each<[ArticleState, Date | null, boolean]>([
    ['published', past, true],
    ['published', now, true],
    ['scheduled', past, true],
    ['scheduled', now, true],
    ['scheduled', future, false],
    ['published', future, false],
    ['published', null, false],
    ['draft', past, false],
    ['archived', past, false],
  ])('%s at %s: %s', (status, publishedAt, expected) => {
    expect(isVisible({ status, publishedAt }, now)).toBe(expected);
  });
});
