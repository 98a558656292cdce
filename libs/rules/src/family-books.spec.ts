import {
  type BoughtPieces,
  familyEvidence,
  type FamilyChild,
  handDown,
  markOf,
  type Standing,
  standingOf,
} from './family-books';

const ATLAS = '9788899001214';
const GRAMMAR = '9788899002228';

const aChild = (changes: Partial<FamilyChild> = {}): FamilyChild => ({
  id: 'teo',
  nickname: 'Teo',
  schoolCode: 'CRMM8ZZ01L',
  classe: '2',
  sezione: 'B',
  schoolYear: 2026,
  books: [{ isbn: ATLAS, part: 'da-acquistare' }],
  lastYear: [],
  ...changes,
});

const pieces = (changes: Partial<BoughtPieces> = {}): BoughtPieces => ({
  isbn: ATLAS,
  substituteIsbn: null,
  schoolYear: 2026,
  schoolCode: 'CRMM8ZZ01L',
  classe: '2',
  sezione: 'B',
  quantity: 1,
  coverPrice: 19.9,
  state: 'delivered',
  children: [{ id: 'teo', nickname: 'Teo', quantity: 1 }],
  ...changes,
});

const ida = aChild({ id: 'ida', nickname: 'Ida', classe: '3', books: [] });

const evidence = (children: FamilyChild[], bought: BoughtPieces[] = [], marks: boolean[] = []) =>
  familyEvidence(children, {
    bought,
    marks: marks.map((isOwned) => ({ childId: 'ida', isbn: ATLAS, isOwned })),
  });
const first = (...given: Parameters<typeof evidence>) => evidence(...given)[0]?.books[0];

describe('what was bought', () => {
  it.each<[string, Partial<BoughtPieces>]>([
    [
      'by its id, whatever it was called then',
      { children: [{ id: 'teo', nickname: 'T', quantity: 1 }] },
    ],
    [
      'by a nickname that is nobody else’s',
      { children: [{ id: 'x', nickname: ' teo', quantity: 1 }] },
    ],
    ['by its class, where it was for nobody in particular', { children: [] }],
    ['by its class of a year ago', { children: [], schoolYear: 2025, classe: '1' }],
    ['by a class whose section nobody knew', { children: [], sezione: '' }],
    ['by the edition that came in its place', { isbn: '1', substituteIsbn: ATLAS }],
  ])('is a child’s %s', (_, changes) => {
    const line = pieces(changes);
    expect(first([aChild()], [line])?.bought).toBe(line);
  });

  it.each<[string, Partial<BoughtPieces>]>([
    ['another nickname', { children: [{ id: 'x', nickname: 'Ugo', quantity: 1 }] }],
    ['another class', { children: [], classe: '1' }],
    ['another section', { children: [], sezione: 'C' }],
    ['another school', { children: [], schoolCode: 'CRMM8ZZ02M' }],
    ['another book', { isbn: GRAMMAR }],
  ])('is not a child’s with %s', (_, changes) => {
    expect(first([aChild()], [pieces(changes)])?.bought).toBeNull();
  });

  it('for nobody in particular is one copy for each of two in one class', () => {
    const twins = [aChild(), aChild({ id: 'gio', nickname: 'Gio' })];
    const copies = (quantity: number) =>
      evidence(twins, [pieces({ quantity, children: [] })]).map(({ books }) => books[0]?.bought);
    expect(copies(1).map(Boolean)).toEqual([true, false]);
    expect(copies(2).map(Boolean)).toEqual([true, true]);
  });

  it('is no one’s where two children have the nickname', () => {
    const both = [aChild(), aChild({ id: 'gio' })];
    const line = pieces({ children: [{ id: 'x', nickname: 'Teo', quantity: 1 }] });
    expect(evidence(both, [line]).map(({ books }) => books[0]?.bought)).toEqual([null, null]);
  });

  it('adds up to what the year has cost by cover prices', () => {
    const lines = [
      pieces(),
      pieces({ isbn: GRAMMAR, coverPrice: 30.05 }),
      pieces({ isbn: '2', schoolYear: null }),
      pieces({ isbn: '3', schoolYear: 2025, classe: '1' }),
      pieces({ isbn: '4', children: [{ id: 'ida', nickname: 'Ida', quantity: 1 }] }),
    ];
    expect(evidence([aChild(), ida], lines).map(({ spent }) => spent)).toEqual([69.85, 19.9]);
  });
});

/** What each child's first book has of brothers and sisters, by what is said of Ida's, and of those of others. */
function handed(
  [children, bought = [], marks = []]: Parameters<typeof evidence>,
  said: Record<string, boolean> = {},
) {
  const books = evidence(children, bought, marks).map((one, index) => ({
    id: children[index]?.id ?? '',
    books: one.books,
  }));
  const kept = marks.map((isOwned) => ({ childId: 'ida', isbn: ATLAS, isOwned }));
  const given = handDown(books, (id, isbn) => said[id] ?? markOf(kept, id, isbn));
  return children.map(({ id }) => given(id, ATLAS));
}

describe('what is handed down', () => {
  const idaBought = pieces({ children: [{ id: 'ida', nickname: 'Ida', quantity: 1 }] });

  it.each<[string, Parameters<typeof evidence>, string]>([
    ['was bought here for the other', [[aChild(), ida], [idaBought]], 'bought'],
    ['the other has by the family’s word', [[aChild(), ida], [], [true]], 'mark'],
    ['the other’s class had last year', [[aChild(), { ...ida, lastYear: [ATLAS] }]], 'list'],
  ])('is what %s', (_, given, by) => {
    expect(handed(given)[0]).toEqual({ nickname: 'Ida', by });
  });

  it.each<[string, Parameters<typeof evidence>]>([
    ['the other still needs', [[aChild(), { ...ida, books: aChild().books }], [idaBought]]],
    ['the other may still need', [[aChild(), { ...ida, schoolYear: null }], [idaBought]]],
    ['is not there yet', [[aChild(), ida], [{ ...idaBought, state: 'waiting' }]]],
    ['the family says is not there', [[aChild(), { ...ida, lastYear: [ATLAS] }], [], [false]]],
    [
      'the child has of its own',
      [
        [aChild(), ida],
        [pieces(), idaBought],
      ],
    ],
    [
      'is not to buy',
      [[aChild({ books: [{ isbn: ATLAS, part: 'consigliati' }] }), ida], [idaBought]],
    ],
  ])('is nothing that %s', (_, given) => {
    expect(handed(given)[0]).toBeNull();
  });

  it('goes to one child alone', () => {
    const family = [aChild(), aChild({ id: 'gio', nickname: 'Gio' }), ida];
    expect(handed([family, [idaBought]])).toEqual([{ nickname: 'Ida', by: 'bought' }, null, null]);
  });

  it('follows what is said of it', () => {
    const family = [aChild(), aChild({ id: 'gio', nickname: 'Gio' }), ida];
    const copy = { nickname: 'Ida', by: 'bought' };
    const after = (said: Record<string, boolean>) => handed([family, [idaBought]], said);
    // Who has not got it leaves it to the next, and who has it comes first.
    expect(after({ teo: false })).toEqual([null, copy, null]);
    expect(after({ gio: true })).toEqual([null, copy, null]);
    expect(after({ teo: true })).toEqual([copy, null, null]);
    expect(after({ teo: false, gio: false })).toEqual([null, null, null]);
    expect(after({ ida: false })).toEqual([null, null, null]);
    expect(after({ ida: true })).toEqual([copy, null, null]);
  });

  it('is one copy of each who has it', () => {
    const family = [aChild(), aChild({ id: 'gio', nickname: 'Gio' }), ida];
    const uma = { ...ida, id: 'uma', nickname: 'Uma', lastYear: [ATLAS] };
    expect(handed([[...family, uma], [idaBought]]).slice(0, 2)).toEqual([
      { nickname: 'Ida', by: 'bought' },
      { nickname: 'Uma', by: 'list' },
    ]);
    expect(handed([[...family, uma], [idaBought]], { ida: false }).slice(0, 2)).toEqual([
      { nickname: 'Uma', by: 'list' },
      null,
    ]);
  });
});

describe('where a book stands', () => {
  const none = { bought: null, isCarried: false, handedDown: null };
  const delivered = { ...none, bought: { state: 'delivered' } };
  const waiting = { ...none, bought: { state: 'waiting' } };
  const carried = { ...none, isCarried: true };
  const given = { ...none, handedDown: { nickname: 'Ida', by: 'list' as const } };
  const toBuy = 'da-acquistare';

  it.each<[Standing, Parameters<typeof standingOf>]>([
    ['missing', [none, { part: toBuy, mark: undefined }]],
    ['in-use', [none, { part: 'gia-in-uso', mark: undefined }]],
    ['optional', [none, { part: 'consigliati', mark: undefined }]],
    ['optional', [none, { part: 'a-scelta', mark: undefined }]],
    ['owned', [none, { part: toBuy, mark: true }]],
    ['owned', [none, { part: 'consigliati', mark: true }]],
    ['owned', [delivered, { part: toBuy, mark: undefined }]],
    ['missing', [delivered, { part: toBuy, mark: false }]],
    ['coming', [waiting, { part: toBuy, mark: undefined }]],
    ['coming', [waiting, { part: toBuy, mark: false }]],
    ['proposed', [carried, { part: toBuy, mark: undefined }]],
    ['missing', [carried, { part: toBuy, mark: false }]],
    ['owned', [carried, { part: 'gia-in-uso', mark: undefined }]],
    ['in-use', [carried, { part: 'gia-in-uso', mark: false }]],
    ['proposed', [given, { part: toBuy, mark: undefined }]],
    ['owned', [given, { part: toBuy, mark: true }]],
    ['missing', [given, { part: toBuy, mark: false }]],
  ])('is %s', (standing, [known, said]) => {
    expect(standingOf(known, said)).toBe(standing);
  });
});

describe('books of another section', () => {
  const others = (child: Partial<FamilyChild>, bought: Partial<BoughtPieces>) =>
    evidence([aChild(child)], [pieces({ isbn: GRAMMAR, sezione: 'A', ...bought })])[0]
      ?.otherSections;

  it('are told where they were bought for the child this year', () => {
    expect(others({}, {})).toEqual(['A']);
  });

  it.each<[string, Partial<FamilyChild>, Partial<BoughtPieces>]>([
    ['that its list has, too', {}, { isbn: ATLAS }],
    ['of its own section', {}, { sezione: 'B' }],
    ['that all sections share', {}, { sezione: '' }],
    ['of last year', {}, { schoolYear: 2025 }],
    ['of another year of the course', {}, { classe: '1' }],
    ['for somebody else', {}, { children: [{ id: 'ida', nickname: 'Ida', quantity: 1 }] }],
    ['while nobody knows its section', { sezione: '*' }, {}],
  ])('are not books %s', (_, child, bought) => {
    expect(others(child, bought)).toEqual([]);
  });
});
