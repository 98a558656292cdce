import { agreed, counted, named, theCount } from './count-words';
import { reservationsTable } from './testing/reservations';

const noun = reservationsTable.words;

it('counts in Italian', () => {
  expect(counted(noun, 1)).toBe('1 prenotazione');
  expect(counted(noun, 2_000)).toBe('2.000 prenotazioni');
  expect(theCount(noun, 3)).toBe('le 3');
  expect(theCount({ isFeminine: false }, 3)).toBe('i 3');
});

it.each([
  [true, 1, 'modificata'],
  [true, 0, 'modificate'],
  [false, 1, 'modificato'],
  [false, 5, 'modificati'],
])('lets words agree: feminine %s, %d', (isFeminine, count, word) => {
  expect(agreed({ isFeminine }, count, 'modificat')).toBe(word);
});

it('names a few, and counts the others', () => {
  expect(named(['a', 'b', 'c'])).toBe('a, b, c');
  expect(named(['a', 'b', 'c', 'd'], noun)).toBe('a, b, c e un’altra');
  expect(named(['a', 'b', 'c', 'd', 'e'], noun)).toBe('a, b, c e altre 2');
  expect(named(['a', 'b', 'c', 'd'])).toBe('a, b, c e un altro');
  expect(named(['a', 'b', 'c'], { most: 1 })).toBe('a e altri 2');
});
