import { ALL_SUPPLIES_PATH } from './page-path';
import {
  classSuppliesPath,
  gradeOfKind,
  hasClasses,
  gradeYearName,
  hasYear,
  proposalPath,
  teacherListPath,
} from './school-grade';

describe('a grade of school', () => {
  it.each([
    ['primaria', 5, true],
    ['primaria', 6, false],
    ['media', 3, true],
    ['media', 4, false],
    ['superiore', 0, false],
    ['superiore', 1.5, false],
  ] as const)('%s has the year %d: %s', (grade, year, is) => {
    expect(hasYear(grade, year)).toBe(is);
  });

  it.each([
    ['Scuola primaria', 'primaria'],
    ['Scuola primaria paritaria', 'primaria'],
    ['Scuola secondaria di primo grado', 'media'],
    ['Scuola secondaria di secondo grado paritaria', 'superiore'],
    ['Liceo scientifico', 'superiore'],
  ])('of a %s is %s', (kind, grade) => {
    expect(gradeOfKind(kind)).toBe(grade);
  });

  it.each(['Istituto comprensivo', 'Scuola dell’infanzia paritaria'])('is none of a %s', (kind) => {
    expect(hasClasses(kind)).toBe(false);
    expect(hasClasses('Scuola primaria')).toBe(true);
  });

  it('has its name and its address with the year', () => {
    expect(gradeYearName('media', 1)).toBe('1ª media');
    expect(classSuppliesPath('media', 1)).toBe('/materiale/media/1');
    expect(ALL_SUPPLIES_PATH).toBe('/materiale');
  });

  it('may name the class for which materials are looked at, or proposed', () => {
    const ofClass = { scuola: 'TNMM00001A', sezione: 'A/B' };
    expect(classSuppliesPath('media', 1, ofClass)).toBe(
      '/materiale/media/1?scuola=TNMM00001A&sezione=A%2FB',
    );
    expect(teacherListPath({ ...ofClass, classe: '1' })).toBe(
      '/materiale/scuola/TNMM00001A?classe=1&sezione=A%2FB',
    );
    expect(proposalPath({ scuola: 'TNMM00001A', classe: '1', sezione: '' })).toBe(
      '/materiale/proponi?scuola=TNMM00001A&classe=1',
    );
    expect(proposalPath({})).toBe('/materiale/proponi');
  });
});
