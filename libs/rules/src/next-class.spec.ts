import { EVERY_SECTION } from './class-list';
import { classInYear, type ListedClass, nextClass } from './next-class';

const classes = (tipoGrado: string, ...names: string[]): ListedClass[] =>
  names.map((name) => ({ tipoGrado, classe: name.slice(0, 1), sezione: name.slice(1) }));
const media = classes('MM', '1A', '1B', '2A', '2B', '3A', '3B');
const primary = classes('EE', '1A', '2A', '3A', '4A', '5A');
const liceo = classes('NO', '1C', '2C', '3C', '4C', '5C');
const of = (name: string) => ({ classe: name.slice(0, 1), sezione: name.slice(1) });

describe('the class after this one', () => {
  it.each([
    ['2B', media, { kind: 'next', ...of('3B') }],
    ['4A', primary, { kind: 'next', ...of('5A') }],
    // The biennio goes on in the same school.
    ['2C', liceo, { kind: 'next', ...of('3C') }],
    // Nobody knows the section, or it is no longer there.
    ['2', media, { kind: 'next', classe: '3', sezione: EVERY_SECTION }],
    [`2${EVERY_SECTION}`, media, { kind: 'next', classe: '3', sezione: EVERY_SECTION }],
    ['2D', media, { kind: 'section-gone', classe: '3' }],
    // Section A begins anew in the first class.
    ['1A', classes('MM', '1A', '2B'), { kind: 'section-gone', classe: '2' }],
    ['3B', media, { kind: 'school-ends' }],
    ['5A', primary, { kind: 'school-ends' }],
    ['5C', liceo, { kind: 'school-ends' }],
    // A liceo of four years, or a list that is not there yet.
    ['4C', classes('NO', '1C', '2C', '3C', '4C'), { kind: 'unknown' }],
    ['2B', [], { kind: 'unknown' }],
    ['x', media, { kind: 'unknown' }],
  ])('is for %s what the school has', (name, listed, next) => {
    expect(nextClass(of(name), listed)).toEqual(next);
  });

  it('stays in its kind of school where one has several', () => {
    const both = [...primary, ...classes('MM', '1B', '2B', '3B')];
    expect(nextClass(of('3B'), both)).toEqual({ kind: 'school-ends' });
    expect(nextClass(of('3A'), both)).toEqual({ kind: 'next', ...of('4A') });
    // Which of them is meant is not clear.
    expect(nextClass(of('3C'), both)).toEqual({ kind: 'unknown' });
  });
});

describe('the class whose list is needed', () => {
  const child = { ...of('2B'), schoolYear: 2025 };

  it('is the next one in the year after', () => {
    expect(classInYear(child, 2026, media)).toEqual(of('3B'));
    const gone = { ...of('2D'), schoolYear: 2025 };
    expect(classInYear(gone, 2026, media)).toEqual({ classe: '3', sezione: EVERY_SECTION });
  });

  it('is not known in other years, and not at another school', () => {
    expect(classInYear(child, 2025, media)).toBeNull();
    expect(classInYear(child, 2027, media)).toBeNull();
    expect(classInYear({ ...of('3B'), schoolYear: 2025 }, 2026, media)).toBeNull();
  });
});
