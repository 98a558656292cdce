import { array, assert, constantFrom, property, string } from 'fast-check';
import { allowedErrors, CloseTerms } from './close-terms';

/** Optimal string alignment distance, straight from its definition. */
function distance(a: string, b: string): number {
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const plain = Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1);
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return isSwap ? Math.min(plain, at(i - 2, j - 2) + 1) : plain;
  };
  return at(a.length, b.length);
}

describe('CloseTerms', () => {
  const word = string({ unit: constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });

  it('finds exactly what comparing every term finds', () => {
    assert(
      property(
        array(word, { maxLength: 30 }),
        word,
        constantFrom(0, 1, 2),
        (list, typed, errors) => {
          const terms = [...new Set(list)].sort();
          const found = new CloseTerms(terms).find(typed, errors);
          const expected = terms.flatMap((term, number) => {
            const between = distance(term, typed);
            return between <= errors ? [{ term: number, errors: between }] : [];
          });
          expect(found).toEqual(expected);
        },
      ),
    );
  });

  it('compares terms that are longer than any name', () => {
    const terms = ['manzoni', 'x'.repeat(200)];
    expect(new CloseTerms(terms).find('manzini', 1)).toEqual([{ term: 0, errors: 1 }]);
  });

  it.each([
    ['via', 0],
    ['dante', 1],
    ['galilei', 1],
    ['leonardo', 2],
  ])('allows %s to hold %i errors', (typed, errors) => expect(allowedErrors(typed)).toBe(errors));
});
