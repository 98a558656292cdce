import type { Adoption } from '@zaino/contracts/schools';
import { groupBy } from '@zaino/rules/group-by';

/** A class and section pair of a school, as the selector shows it. */
export interface ClassGroup {
  /** Year of the course, "1" to "6". */
  classe: string;
  sezione: string;
  /** Number of subjects that have a book. */
  materie: number;
}

const italian = new Intl.Collator('it', { numeric: true });

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

/** The server reads a school's answer once and draws many pages from it. */
const groupsOfAnswers = new WeakMap<Adoption[], ClassGroup[]>();

/** The school's class and section pairs in order; sections as a person sorts them (A, B, 2A, 10A). */
export function classGroupsOf(adozioni: Adoption[]): ClassGroup[] {
  const known = groupsOfAnswers.get(adozioni);
  if (known) return known;
  const groups = groupClasses(adozioni);
  groupsOfAnswers.set(adozioni, groups);
  return groups;
}

function groupClasses(adozioni: Adoption[]): ClassGroup[] {
  const pairs = groupBy(adozioni, ({ classe, sezione }) => `${classe} ${sezione}`);
  return [...pairs.values()]
    .flatMap(([first, ...rest]) =>
      first
        ? {
            classe: first.classe,
            sezione: first.sezione,
            materie: unique([first, ...rest].map(({ materia }) => materia)).length,
          }
        : [],
    )
    .sort((a, b) => italian.compare(a.classe, b.classe) || italian.compare(a.sezione, b.sezione));
}

/** The pairs as a table: years down, sections across; one section's years stand in one row. */
export interface Timetable {
  columns: string[];
  rows: { name: string; cells: (ClassGroup | undefined)[] }[];
}

/** Beyond these a timetable is no longer read at one glance: a list serves better. */
const MOST_COLUMNS = 7;
const LONGEST_SECTION = 2;

/** Null where the sections are too many, or their names too long, for a timetable. */
export function timetableOf(groups: ClassGroup[]): Timetable | null {
  const sezioni = unique(groups.map(({ sezione }) => sezione)).sort(italian.compare);
  const isIrregular = sezioni.some((sezione) => sezione.length > LONGEST_SECTION);
  if (isIrregular || sezioni.length > MOST_COLUMNS) return null;
  const yearName = (classe: string) => `${classe}ª`;
  const [onlySection, ...others] = sezioni;
  if (onlySection !== undefined && others.length === 0) {
    const columns = groups.map(({ classe }) => yearName(classe));
    return { columns, rows: [{ name: onlySection, cells: groups }] };
  }
  const rows = yearsOf(groups).map((classe) => ({
    name: yearName(classe),
    cells: sezioni.map((sezione) =>
      groups.find((group) => group.classe === classe && group.sezione === sezione),
    ),
  }));
  return { columns: sezioni, rows };
}

/** The years that have classes, in order. */
export function yearsOf(groups: ClassGroup[]): string[] {
  return unique(groups.map(({ classe }) => classe));
}
