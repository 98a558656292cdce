import type { Problem } from '@zaino/contracts/shared';

interface DayRange {
  from: string;
  to: string;
}

const PAST_DAY = 'Scegli un giorno da oggi in poi';

/** What is wrong with the days that staff promises goods for; `today` in Italy, as all days like `2026-09-14`. */
export function supplierDaysErrors(
  { from, to }: DayRange,
  today: string,
): NonNullable<Problem['errors']> {
  if (from < today) return [{ path: 'expected.from', message: PAST_DAY }];
  return to < today ? [{ path: 'expected.to', message: PAST_DAY }] : [];
}
