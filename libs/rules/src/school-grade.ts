import { ALL_SUPPLIES_PATH, withQuery } from './page-path';

/** Grades of school as families call them, each with the years of its course: `primaria` to `superiore`. */
export const gradeYears = { primaria: 5, media: 3, superiore: 5 } as const;
export type SchoolGrade = keyof typeof gradeYears;

/** In the order in which a child goes through them. */
export const schoolGrades = ['primaria', 'media', 'superiore'] as const satisfies SchoolGrade[];

/** Whether a grade has this year: there is no 4ª media. */
export const hasYear = (grade: SchoolGrade, year: number): boolean =>
  Number.isInteger(year) && year >= 1 && year <= gradeYears[grade];

/** `1ª primaria`. */
export const gradeYearName = (grade: SchoolGrade, year: number): string => `${year}ª ${grade}`;

/** Where those of one year are; with the class for which they are looked at, where one is known. */
export const classSuppliesPath = (
  grade: SchoolGrade,
  year: number | string,
  ofClass: { scuola?: string; sezione?: string } = {},
): string => withQuery(`${ALL_SUPPLIES_PATH}/${grade}/${year}`, ofClass);

/** A class as addresses name it: the section is blank for all of them. */
interface NamedClass {
  scuola?: string;
  classe?: string;
  sezione?: string;
}

/** Where the materials are that the teachers of a class ask for. */
export const teacherListPath = ({ scuola = '', classe, sezione }: NamedClass): string =>
  withQuery(`${ALL_SUPPLIES_PATH}/scuola/${encodeURIComponent(scuola)}`, { classe, sezione });

/** Where a teacher proposes them; for a class, where one is known. */
export const proposalPath = ({ scuola, classe, sezione }: NamedClass): string =>
  withQuery(`${ALL_SUPPLIES_PATH}/proponi`, { scuola, classe, sezione });

/** Whether a school of this kind has classes with books: an istituto comprensivo is the office of several schools. */
export const hasClasses = (kind: string): boolean => !/infanzia|comprensivo/i.test(kind);

/** The grade of a school by its kind as pages name it: `Scuola secondaria di primo grado paritaria`. */
export function gradeOfKind(kind: string): SchoolGrade {
  if (/primaria/i.test(kind)) return 'primaria';
  return /primo grado/i.test(kind) ? 'media' : 'superiore';
}
