import { type ComparedBook, type ComparedClass, compareLists } from './compare-lists';

const [ITALIAN, HISTORY] = [1, 2];

const aBook = (changes: Partial<ComparedBook> = {}): ComparedBook => ({
  titolo: 'TITOLO',
  editore: 'VELA',
  isSold: true,
  beforeCents: 1_000,
  afterCents: 1_000,
  ...changes,
});
const books = new Map([
  [1, aBook()],
  [2, aBook({ titolo: 'ALTRO' })],
  [3, aBook({ beforeCents: 1_000, afterCents: 1_200 })],
  [4, aBook({ titolo: 'TITOLO', editore: 'ONDA' })],
  [5, aBook({ titolo: 'NUOVO', beforeCents: null, afterCents: 30_000 })],
  [6, aBook({ titolo: 'CODICE', isSold: false, beforeCents: 30_000, afterCents: 30_000 })],
]);
const aClass = (uses: [number, number, boolean?][]): ComparedClass => ({
  annoCorso: 1,
  sezione: 'A',
  tipoGrado: 'MM',
  combinazione: '30 ORE',
  books: new Map(uses.map(([id, disciplineId, isToBuy = true]) => [id, { disciplineId, isToBuy }])),
});
const compare = (
  before: ComparedClass | null,
  after: ComparedClass | null,
  capCents: number | null = null,
) => compareLists({ before, after, books, capCents });

describe('what changed in the list of a class', () => {
  it('is nothing where the same books are there, also for another subject', () => {
    expect(compare(aClass([[1, ITALIAN]]), aClass([[1, HISTORY]]))).toEqual([]);
  });

  it('is a book that came, and one that went', () => {
    expect(compare(aClass([[1, ITALIAN]]), aClass([[2, ITALIAN]]))).toEqual([
      expect.objectContaining({
        kind: 'dropped',
        beforeBook: 1,
        afterBook: null,
        beforeCents: 1_000,
      }),
      expect.objectContaining({ kind: 'added', beforeBook: null, afterBook: 2, afterCents: 1_000 }),
    ]);
  });

  it('is another edition of the same title by the same publisher, for the same subject', () => {
    const [change, ...others] = compare(aClass([[1, ITALIAN]]), aClass([[3, ITALIAN]]));
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      kind: 'volume',
      beforeBook: 1,
      afterBook: 3,
      afterCents: 1_200,
    });
  });

  it.each<[string, [number, number]]>([
    ['another publisher', [4, ITALIAN]],
    ['another subject', [3, HISTORY]],
  ])('is no edition of %s', (_, use) => {
    const kinds = compare(aClass([[1, ITALIAN]]), aClass([use])).map(({ kind }) => kind);
    expect(kinds).toEqual(['dropped', 'added']);
  });

  it('is a price, of a book that stayed', () => {
    expect(compare(aClass([[3, ITALIAN]]), aClass([[3, ITALIAN]]))).toEqual([
      expect.objectContaining({ kind: 'price', beforeCents: 1_000, afterCents: 1_200 }),
    ]);
  });

  it('is all of a class that came, or went', () => {
    const list = aClass([
      [1, ITALIAN],
      [2, HISTORY],
    ]);
    expect(compare(null, list).map(({ kind }) => kind)).toEqual(['added', 'added']);
    expect(compare(list, null).map(({ kind }) => kind)).toEqual(['dropped', 'dropped']);
  });

  it('is the ministry’s cap where all that is to buy is beyond it now, and was not before', () => {
    const before = aClass([[1, ITALIAN]]);
    const after = aClass([
      [1, ITALIAN],
      [5, HISTORY],
    ]);
    const caps = (one: ComparedClass, other: ComparedClass) =>
      compare(one, other, 29_900).filter(({ kind }) => kind === 'over-cap');
    expect(caps(before, after)).toEqual([
      expect.objectContaining({ beforeCents: 1_000, afterCents: 31_000, capCents: 29_900 }),
    ]);
    expect(caps(after, after)).toEqual([
      expect.objectContaining({ beforeCents: 1_000, afterCents: 31_000 }),
    ]);
    const recommended = aClass([
      [1, ITALIAN],
      [5, HISTORY, false],
    ]);
    expect(caps(before, recommended)).toEqual([]);
    const unsold = aClass([
      [1, ITALIAN],
      [6, HISTORY],
    ]);
    expect(caps(before, unsold)).toEqual([]);
  });
});
