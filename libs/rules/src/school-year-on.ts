/**
 * First calendar year of the school year that a class is chosen for on a day (`2026-06-20`): from June on, when lists
 * come out, that of the year to come.
 */
export function schoolYearOn(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month < 6 ? year - 1 : year;
}
