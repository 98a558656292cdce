import { chooseList, EVERY_SECTION } from '@zaino/rules/class-list';
import { makeAdoption, makeOwned, makeRecommended } from '../testing/factories';
import { classGroupsOf, timetableOf } from './class-groups';
import { type ListChoice } from './school-address';

const choice = (classe: string, sezione: string, combinazione = ''): ListChoice => ({
  classe,
  sezione,
  combinazione,
  anno: '',
});

describe('classGroupsOf', () => {
  it('gives every class and section pair once, in a person’s order', () => {
    const pairs = [
      ['2', 'B'],
      ['10', 'A'],
      ['2', '10A'],
      ['2', '2A'],
      ['1', 'C SA'],
      ['1', 'A/B'],
      ['2', 'B'],
    ].map(([classe, sezione]) => makeAdoption({ classe, sezione }));
    expect(classGroupsOf(pairs).map(({ classe, sezione }) => [classe, sezione])).toEqual([
      ['1', 'A/B'],
      ['1', 'C SA'],
      ['2', '2A'],
      ['2', '10A'],
      ['2', 'B'],
      ['10', 'A'],
    ]);
  });

  it('counts subjects, not books', () => {
    const books = ['Italiano', 'Italiano', 'Storia'].map((materia) => makeAdoption({ materia }));
    expect(classGroupsOf(books)).toEqual([{ classe: '2', sezione: 'B', materie: 2 }]);
  });
});

describe('timetableOf', () => {
  const timetable = (...pairs: [classe: string, sezione: string][]) =>
    timetableOf(classGroupsOf(pairs.map(([classe, sezione]) => makeAdoption({ classe, sezione }))));

  it('has years down and sections across, with gaps', () => {
    const table = timetable(['1', 'A'], ['1', 'B'], ['2', 'B']);
    expect(table?.columns).toEqual(['A', 'B']);
    expect(
      table?.rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.classe)]),
    ).toEqual([
      ['1ª', '1', '1'],
      ['2ª', undefined, '2'],
    ]);
  });

  it('puts the years of an only section into one row', () => {
    expect(timetable(['1', 'A'], ['2', 'A'])).toMatchObject({
      columns: ['1ª', '2ª'],
      rows: [{ name: 'A', cells: [{ classe: '1' }, { classe: '2' }] }],
    });
  });

  it.each<[string, [string, string][]]>([
    ['long names', [['1', 'C SA']]],
    ['many sections', 'ABCDEFGH'.split('').map((sezione) => ['1', sezione])],
  ])('gives way to a list for %s', (_case, pairs) => {
    expect(timetable(...pairs)).toBeNull();
  });
});

describe('chooseList', () => {
  const scientifico = makeAdoption({ combinazione: 'Liceo scientifico', isbn: '9788899000019' });
  const classico = makeAdoption({ combinazione: 'Liceo classico', isbn: '9788899000026' });
  const otherSection = makeAdoption({ sezione: 'A' });
  const adozioni = [scientifico, classico, otherSection];

  it.each([
    ['nothing is chosen', choice('', '')],
    ['only the class is chosen', choice('2', '')],
  ])('is none while %s', (_case, chosen) => {
    expect(chooseList(adozioni, chosen)).toEqual({ kind: 'none' });
  });

  it('gives the books of the class and section only', () => {
    expect(chooseList(adozioni, choice('2', 'A'))).toMatchObject({
      kind: 'list',
      combinazione: 'Tempo normale',
      adozioni: [otherSection],
    });
  });

  it.each([[''], ['Liceo artistico']])(
    'asks for the course first where there are several (asked for "%s")',
    (combinazione) => {
      expect(chooseList(adozioni, choice('2', 'B', combinazione))).toEqual({
        kind: 'ambiguous',
        combinazioni: ['Liceo classico', 'Liceo scientifico'],
      });
    },
  );

  it('never merges the lists of two courses', () => {
    expect(chooseList(adozioni, choice('2', 'B', 'Liceo classico'))).toMatchObject({
      kind: 'list',
      adozioni: [classico],
    });
  });

  it('does not ask for the course where there is one', () => {
    expect(chooseList(adozioni, choice('2', 'A', 'Liceo classico'))).toMatchObject({
      combinazione: 'Tempo normale',
    });
  });

  it('has no books for a class that the school does not have', () => {
    expect(chooseList(adozioni, choice('5', 'Z'))).toMatchObject({ kind: 'list', adozioni: [] });
  });
});

describe('the books that all sections of a year share', () => {
  const everySection = choice('2', EVERY_SECTION);

  const shared = (...adozioni: Parameters<typeof chooseList>[0]) => {
    const chosen = chooseList(adozioni, everySection);
    return chosen.kind === 'list' ? chosen.adozioni : chosen.kind;
  };

  it('leave out what a section does not have', () => {
    const inBoth = [makeAdoption({ sezione: 'A' }), makeAdoption({ sezione: 'B' })];
    const onlyA = makeAdoption({ sezione: 'A', isbn: '9788899000033' });
    const otherYear = makeAdoption({ classe: '3', sezione: 'A' });
    expect(shared(...inBoth, onlyA, otherYear)).toEqual([
      { ...makeAdoption(), sezione: EVERY_SECTION },
    ]);
  });

  it('are to buy only where every section buys them', () => {
    const isbn = '9788899000033';
    const books = [makeAdoption({ sezione: 'A', isbn }), makeOwned({ sezione: 'B', isbn })];
    expect(shared(...books)).toMatchObject([{ daAcquistare: false }]);
  });

  it('are recommended as soon as one section only recommends them', () => {
    const isbn = '9788899000033';
    const books = [makeAdoption({ sezione: 'A', isbn }), makeRecommended({ sezione: 'B', isbn })];
    expect(shared(...books)).toMatchObject([{ consigliato: 'Ap', daAcquistare: false }]);
  });

  it('are asked for by course where the year has several', () => {
    expect(
      shared(
        makeAdoption({ sezione: 'A', combinazione: 'Liceo classico' }),
        makeAdoption({ sezione: 'B', combinazione: 'Liceo scientifico' }),
      ),
    ).toBe('ambiguous');
  });
});
