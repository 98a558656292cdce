import type { SchoolRow } from './school-rows';

/**
 * How many schools of each institute have a list, by the institute's code and without its own seat: that has classes of
 * its own only where the institute is one school, and leads to the others elsewhere.
 */
export function countListsOfInstitutes(
  schools: Pick<SchoolRow, 'codice' | 'istitutoCodice'>[],
  yearsWithList: ReadonlyMap<string, unknown>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { codice, istitutoCodice } of schools) {
    if (istitutoCodice === null || istitutoCodice === codice || !yearsWithList.has(codice))
      continue;
    counts.set(istitutoCodice, (counts.get(istitutoCodice) ?? 0) + 1);
  }
  return counts;
}
