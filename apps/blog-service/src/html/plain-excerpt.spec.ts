import { plainExcerpt } from './plain-excerpt';

describe('the beginning of a text', () => {
  it.each([
    ['', 10, ''],
    ['uno due', 7, 'uno due'],
    ['uno\n due\n', 10, 'uno due'],
    ['uno due tre', 10, 'uno due…'],
    ['uno due tre', 8, 'uno due…'],
    ['uno, due tre', 6, 'uno…'],
    ['precipitevolissimevolmente', 10, 'precipite…'],
    ['🎒🎒🎒🎒', 3, '🎒🎒…'],
    ['🎒🎒🎒', 3, '🎒🎒🎒'],
  ])('%j in %s characters', (text, longest, expected) => {
    expect(plainExcerpt(text, longest)).toBe(expected);
    expect(Array.from(expected).length).toBeLessThanOrEqual(longest);
  });
});
