import { classesLike } from './classes-like';

const classes = [
  { codice: 'TOPS00001A', annoCorso: 3, sezione: 'A' },
  { codice: 'TOPS00001A', annoCorso: 3, sezione: 'B' },
  { codice: 'TOPS00001A', annoCorso: 2, sezione: 'BSA' },
  { codice: 'TOPS00001A', annoCorso: 2, sezione: 'BL' },
];
const like = (year: string, section: string) =>
  classesLike(classes, { year, section, school: '' }).map((found) => found.year + found.section);

describe('the classes of a school that are meant', () => {
  it('are the section as typed, or those that begin so', () => {
    expect(like('3', 'B')).toEqual(['3B']);
    expect(like('2', 'B')).toEqual(['2BL', '2BSA']);
  });

  it('are the whole year where no section was typed, or one that is not there', () => {
    expect(like('3', '')).toEqual(['3']);
    expect(like('3', 'Z')).toEqual(['3']);
  });

  it('are both for `3a`, which may mean the third year', () => {
    expect(like('3', 'A')).toEqual(['3A', '3']);
  });

  it('are none where the school has no such year', () => {
    expect(like('5', 'A')).toEqual([]);
  });
});
