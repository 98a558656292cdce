import fc from 'fast-check';
import { winningSpelling } from './winning-spelling';
import type { CountedSpelling } from './winning-spelling';
import { decideStates } from './decide-states';
import type { Source } from './decide-states';

function spelling(changes: Partial<CountedSpelling>): CountedSpelling {
  return {
    schoolYear: 2025,
    titolo: 'A',
    sottotitolo: null,
    volume: null,
    autori: 'X',
    editore: 'E',
    prezzoCents: 1000,
    adoptions: 1,
    ...changes,
  };
}

describe('the winning spelling of a book', () => {
  it('is the one with most rows, added up over files', () => {
    const spellings = [
      spelling({ titolo: 'A', adoptions: 5 }),
      spelling({ titolo: 'B', adoptions: 3 }),
      spelling({ titolo: 'B', adoptions: 3 }),
    ];
    expect(winningSpelling(spellings)?.titolo).toBe('B');
  });

  it('takes the price with most rows apart from the spelling', () => {
    const spellings = [
      spelling({ titolo: 'A', prezzoCents: 900, adoptions: 4 }),
      spelling({ titolo: 'B', prezzoCents: 950, adoptions: 3 }),
      spelling({ titolo: 'C', prezzoCents: 950, adoptions: 3 }),
    ];
    expect(winningSpelling(spellings)).toMatchObject({ titolo: 'A', prezzoCents: 950 });
  });

  it('counts an unknown price only where no price is known', () => {
    const unknown = spelling({ prezzoCents: null, adoptions: 9 });
    expect(winningSpelling([unknown, spelling({ prezzoCents: 800 })])?.prezzoCents).toBe(800);
    expect(winningSpelling([unknown])?.prezzoCents).toBeNull();
  });

  it('looks at the newest school year that has the book', () => {
    const spellings = [
      spelling({ schoolYear: 2024, titolo: 'OLD', prezzoCents: 700, adoptions: 99 }),
      spelling({ schoolYear: 2025, titolo: 'NEW', prezzoCents: 750 }),
    ];
    expect(winningSpelling(spellings)).toMatchObject({ titolo: 'NEW', prezzoCents: 750 });
  });

  it('does not depend on the order', () => {
    const some = fc.record({
      schoolYear: fc.constantFrom(2024, 2025),
      titolo: fc.constantFrom('A', 'B', 'a'),
      sottotitolo: fc.constantFrom(null, 'S'),
      volume: fc.constant(null),
      autori: fc.constantFrom('X', 'Y'),
      editore: fc.constant('E'),
      prezzoCents: fc.constantFrom(null, 900, 1000),
      adoptions: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(some, { minLength: 1 }), (spellings) => {
        expect(winningSpelling(spellings.toReversed())).toEqual(winningSpelling(spellings));
      }),
    );
  });
});

function source(id: number, fileName: string, changes: Partial<Source> = {}): Source {
  return {
    id,
    fileName,
    kind: 'adoptions',
    schoolYear: 2025,
    sourceKey: 'ALTMARCHE',
    state: 'active',
    ...changes,
  };
}

describe('which files are active', () => {
  it('is the newest of a key and year, by the date in its name', () => {
    const newer = source(1, 'ALTMARCHE000020250709.csv');
    const older = source(2, 'ALTMARCHE000020250701.csv', { state: 'loading' });
    expect(decideStates([newer, older])).toEqual({
      active: [newer],
      activated: [],
      superseded: [older],
    });
  });

  it('is the last to arrive where the dates do not differ', () => {
    const first = source(1, 'marche.csv');
    const second = source(2, 'marche.csv', { state: 'loading' });
    expect(decideStates([second, first])).toMatchObject({
      activated: [second],
      superseded: [first],
    });
  });

  it('lets other regions, years and kinds stand', () => {
    const sources = [
      source(1, 'ALTMARCHE000020250709.csv'),
      source(2, 'ALTMOLISE000020250709.csv', { sourceKey: 'ALTMOLISE' }),
      source(3, 'ALTMARCHE000020240709.csv', { schoolYear: 2024 }),
      source(4, 'ALTMARCHE000020250709.csv', { kind: 'registry' }),
    ];
    expect(decideStates(sources).superseded).toEqual([]);
  });
});
