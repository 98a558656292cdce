import type { SchoolRow } from './school-rows';

export interface RegistrySchools {
  /** The schools of today, in the order of the rows. */
  current: SchoolRow[];
  /** Codes that only an older registry knows: found by code, listed nowhere. */
  former: SchoolRow[];
}

/**
 * Each of the ministry's registry files (state, private, autonomous …) counts in its newest year, so that a
 * new year's first file does not hide the schools of the others. A code counts once, in its newest row.
 */
export function currentSchools(rows: SchoolRow[]): RegistrySchools {
  const newestYear = new Map<string, number>();
  const newestRow = new Map<string, SchoolRow>();
  for (const row of rows) {
    newestYear.set(row.sourceKey, Math.max(row.schoolYear, newestYear.get(row.sourceKey) ?? 0));
    const known = newestRow.get(row.codice);
    if (known === undefined || known.schoolYear < row.schoolYear) newestRow.set(row.codice, row);
  }
  const current: SchoolRow[] = [];
  const former: SchoolRow[] = [];
  for (const row of rows) {
    if (newestRow.get(row.codice) !== row) continue;
    const isCurrent = newestYear.get(row.sourceKey) === row.schoolYear;
    (isCurrent ? current : former).push(row);
  }
  return { current, former };
}
