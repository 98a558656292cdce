import {
  dateOfFileName,
  schoolYearOfCode,
  schoolYearOfDate,
  sourceKeyOfFileName,
} from './school-year';

describe('school years', () => {
  it.each([
    ['202526', 2025],
    [' 202425 ', 2024],
    ['199900', null],
    ['202527', null],
    ['2025/26', null],
    ['', null],
  ])('reads the code %s as %s', (code, year) => {
    expect(schoolYearOfCode(code)).toBe(year);
  });

  it.each([
    ['ALTMARCHE000020250709.csv', '20250709'],
    ['ALTMARCHE000020250709.csv.gz', '20250709'],
    ['SCUANAGRAFESTAT20252620250901.csv', '20250901'],
    ['marche-20250709-copia.csv', '20250709'],
    ['marche.csv', null],
    ['ALT12345678.csv', null],
    ['ALT20251399.csv', null],
  ])('finds the date of %s', (name, date) => {
    expect(dateOfFileName(name)).toBe(date);
  });

  it.each([
    ['20250601', 2025],
    ['20250709', 2025],
    ['20251231', 2025],
    ['20260131', 2025],
    ['20260531', 2025],
    ['20260601', 2026],
  ])('counts %s to the school year %s', (date, year) => {
    expect(schoolYearOfDate(date)).toBe(year);
  });

  it.each([
    ['ALTMARCHE000020250709.csv.gz', 'ALTMARCHE'],
    ['altmarche000020250710.CSV', 'ALTMARCHE'],
    ['SCUANAGRAFESTAT20252620250901.csv', 'SCUANAGRAFESTAT'],
    ['marche_20250709.csv', 'MARCHE'],
    ['20250709.csv', '20250709'],
  ])('names what %s replaces', (name, key) => {
    expect(sourceKeyOfFileName(name)).toBe(key);
  });
});
