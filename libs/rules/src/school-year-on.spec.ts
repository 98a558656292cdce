import { schoolYearOn } from './school-year-on';

it.each([
  ['2026-01-10', 2025],
  ['2026-05-31', 2025],
  ['2026-06-01', 2026],
  ['2026-09-14', 2026],
  ['2026-12-31', 2026],
])('a class that is chosen on %s is of the school year %d', (day, year) => {
  expect(schoolYearOn(day)).toBe(year);
});
