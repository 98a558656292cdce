import {
  DAYS_REVERSED,
  FIRST_DAY_MISSING,
  LAST_DAY_MISSING,
  type Problem,
} from '@zaino/contracts/shared';

interface DayRange {
  from: string;
  to: string;
}

const PAST_DAY = 'Scegli un giorno da oggi in poi';

/**
 * What is wrong with the days that staff promises goods for, by the field of the command; `today` in Italy, as all days
 * like `2026-09-14`, blank where a form was told none.
 */
export function supplierDaysErrors(
  { from, to }: DayRange,
  today: string,
): NonNullable<Problem['errors']> {
  if (from === '') return [{ path: 'expected.from', message: FIRST_DAY_MISSING }];
  if (to === '') return [{ path: 'expected.to', message: LAST_DAY_MISSING }];
  if (to < from) return [{ path: 'expected.to', message: DAYS_REVERSED }];
  return from < today ? [{ path: 'expected.from', message: PAST_DAY }] : [];
}
