import { ALL_SUPPLIES_PATH } from './page-path';

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

/** Where the materials of one year are. */
export const classSuppliesPath = (grade: SchoolGrade, year: number | string): string =>
  `${ALL_SUPPLIES_PATH}/${grade}/${year}`;

/** The grade of a school by its kind as pages name it: `Scuola secondaria di primo grado paritaria`. */
export function gradeOfKind(kind: string): SchoolGrade {
  if (/primaria/i.test(kind)) return 'primaria';
  return /primo grado/i.test(kind) ? 'media' : 'superiore';
}
