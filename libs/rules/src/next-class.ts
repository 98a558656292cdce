import { EVERY_SECTION } from './class-list';

/** A class, as a child has it: year of the course, "1" to "6", and a section, blank or `EVERY_SECTION` while unknown. */
interface ClassOfChild {
  classe: string;
  sezione: string;
}

/** A class that has a list in the new school year. */
export interface ListedClass extends ClassOfChild {
  /** Kind of school by the ministry: EE primary, MM lower secondary, NO and NT upper secondary. */
  tipoGrado: string;
}

/** Where a child goes on. */
export type NextClass =
  | ({ kind: 'next' } & ClassOfChild)
  /** The year goes on, but not in a section of that name. */
  | { kind: 'section-gone'; classe: string }
  /** The last year of its kind of school: nobody knows to which the child goes. */
  | { kind: 'school-ends' }
  | { kind: 'unknown' };

/** Years of a kind of school (D.Lgs. 59/2004; D.P.R. 87, 88 and 89/2010). */
const lastYears: Partial<Record<string, number>> = { EE: 5, MM: 3, NO: 5, NT: 5 };

/**
 * The class after a child's, by what the same school has in the new year; of those that are put back a year, and of
 * those that change school, nobody knows. Never a guess: `unknown` where the lists do not say.
 */
export function nextClass(
  { classe, sezione }: ClassOfChild,
  listed: readonly ListedClass[],
): NextClass {
  const year = Number(classe);
  const grade = gradeOf({ classe, sezione }, listed);
  if (grade === undefined || !Number.isInteger(year)) return { kind: 'unknown' };
  const next = String(year + 1);
  const sections = listed
    .filter((one) => one.tipoGrado === grade && one.classe === next)
    .map((one) => one.sezione);
  if (sections.length === 0) {
    return { kind: year === lastYears[grade] ? 'school-ends' : 'unknown' };
  }
  if (isUnknown(sezione)) return { kind: 'next', classe: next, sezione: EVERY_SECTION };
  return sections.includes(sezione)
    ? { kind: 'next', classe: next, sezione }
    : { kind: 'section-gone', classe: next };
}

/** Some schools have classes of several kinds: the one that is meant must be clear. */
function gradeOf(child: ClassOfChild, listed: readonly ListedClass[]): string | undefined {
  const ofYear = listed.filter(({ classe }) => classe === child.classe);
  const ofClass = ofYear.filter(({ sezione }) => sezione === child.sezione);
  const narrowest = [ofClass, ofYear, listed].find((classes) => classes.length > 0) ?? [];
  const [grade, ...others] = new Set(narrowest.map(({ tipoGrado }) => tipoGrado));
  return others.length === 0 ? grade : undefined;
}

const isUnknown = (sezione: string) => sezione === '' || sezione === EVERY_SECTION;

/**
 * The class whose list a child needs in a school year, by the class that was saved for another one. Null where nobody
 * knows it: the child goes to another school, or more than a year has gone by.
 */
export function classInYear(
  child: ClassOfChild & { schoolYear: number },
  year: number,
  listed: readonly ListedClass[],
): ClassOfChild | null {
  if (child.schoolYear !== year - 1) return null;
  const next = nextClass(child, listed);
  switch (next.kind) {
    case 'next':
      return { classe: next.classe, sezione: next.sezione };
    case 'section-gone':
      return { classe: next.classe, sezione: EVERY_SECTION };
    default:
      return null;
  }
}
