import {
  isSectionMailDay,
  isSectionUnknown,
  sectionAskedFrom,
  sectionsOfYear,
} from './unknown-section';

const row = (sezione: string, isbn: string, more = {}) => ({
  isbn,
  titolo: isbn,
  materia: 'Storia',
  classe: '1',
  sezione,
  daAcquistare: true,
  consigliato: null,
  vendibile: true,
  motivoNonVendibile: null,
  ...more,
});

describe('a section that nobody knows', () => {
  it.each([
    ['', true],
    ['*', true],
    ['A', false],
  ])('is %j: %s', (sezione, isUnknown) => expect(isSectionUnknown(sezione)).toBe(isUnknown));

  it('is asked for from the first day of the school year', () => {
    expect(sectionAskedFrom(2026)).toBe('2026-09-01');
  });
});

describe('a mail that asks for the section', () => {
  it.each([
    ['2026-09-14', false],
    ['2026-09-15', true],
    ['2027-09-30', true],
    ['2026-10-01', false],
  ])('may go out on %s: %s', (day, isDay) => expect(isSectionMailDay(day)).toBe(isDay));
});

describe('the sections of a year', () => {
  it('come in their order, each with the books to buy that not all have', () => {
    const adozioni = [
      row('10', 'a'),
      row('2', 'shared'),
      row('2', 'b'),
      row('2', 'b', { materia: 'Geografia' }),
      row('2', 'recommended', { consigliato: 'Ap' }),
      row('2', 'in use', { daAcquistare: false }),
      row('10', 'shared'),
      row('10', 'c'),
      row('9', 'shared'),
      row('1', 'of another year', { classe: '2' }),
    ];
    const shared = new Set(['shared']);
    expect(sectionsOfYear(adozioni, { classe: '1', shared })).toEqual([
      { sezione: '2', ownBooks: 1 },
      { sezione: '9', ownBooks: 0 },
      { sezione: '10', ownBooks: 2 },
    ]);
    expect(sectionsOfYear(adozioni, { classe: '3', shared })).toEqual([]);
  });
});
