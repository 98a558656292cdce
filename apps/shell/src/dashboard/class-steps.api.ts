import type { Child } from '@zaino/contracts/identity';
import { type AdoptionsResponse, schoolsApi } from '@zaino/contracts/schools';
import { italianDay } from '@zaino/rules/italian-day';
import { nextClass } from '@zaino/rules/next-class';
import { schoolYearOn } from '@zaino/rules/school-year-on';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';

/** What is asked of a family whose child's class is of a year that is over, once its school has new lists. */
export type ClassStep = {
  childId: string;
  /** First calendar year of the new school year. */
  year: number;
} & (
  | { kind: 'next'; classe: string; sezione: string }
  | { kind: 'section-gone'; classe: string }
  | { kind: 'school-ends' }
  /** More than one year has gone by. */
  | { kind: 'years-passed' }
);

/** Asks for the lists of the schools of those children alone; where a school does not answer nothing is proposed. */
export async function loadClassSteps(
  saved: Promise<readonly Child[]>,
  request: Request,
): Promise<ClassStep[]> {
  const thisYear = schoolYearOn(italianDay(new Date()));
  const late = (await saved).filter(({ schoolYear = thisYear }) => schoolYear < thisYear);
  const codes = [...new Set(late.map(({ schoolCode }) => schoolCode))];
  const answers = await Promise.all(
    codes.map(async (codiceScuola) => {
      const query = { codiceScuola };
      const { value } = await settle(fetchJson(schoolsApi.adoptions, { request, query }));
      return [codiceScuola, value] as const;
    }),
  );
  const listsOf = new Map(answers);
  return late.flatMap((child) => stepOf(child, listsOf.get(child.schoolCode) ?? null) ?? []);
}

function stepOf(child: Child, lists: AdoptionsResponse | null): ClassStep | null {
  const year = lists?.annoScolastico ?? null;
  const { id: childId, schoolYear } = child;
  if (lists === null || year === null || schoolYear === undefined || schoolYear >= year)
    return null;
  if (schoolYear < year - 1) return { childId, year, kind: 'years-passed' };
  const next = nextClass(child, lists.adozioni);
  return next.kind === 'unknown' ? null : { childId, year, ...next };
}
