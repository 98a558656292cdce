import type { ChildChanges } from '@zaino/contracts/identity';
import { italianDay } from '@zaino/rules/italian-day';
import { schoolYearOn } from '@zaino/rules/school-year-on';
import type { ChildEntity } from './child.entity';

/**
 * First calendar year of the school year that a child's class is of: what the call says, else what was known of the same
 * class, else that of the day (milliseconds since 1970).
 */
export function classYear(
  { schoolYear, schoolCode, classe, sezione }: ChildChanges,
  before: Pick<ChildEntity, 'schoolCode' | 'classe' | 'sezione' | 'schoolYear'> | null,
  now: number,
): number {
  if (schoolYear !== undefined) return schoolYear;
  const isSame =
    before?.schoolCode === schoolCode && before.classe === classe && before.sezione === sezione;
  return isSame ? before.schoolYear : schoolYearOn(italianDay(now));
}
