const writtenDates = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ].*)?$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?: .*)?$/,
  /^(?<year>20\d\d)(?<month>\d\d)(?<day>\d\d)$/,
];

const CENTURY = 2000;

/** The day that is written in a cell, as `2026-12-03`; null where there is none, undefined where it is no date. */
export function readFeedDate(text: string): string | null | undefined {
  if (/^[0\s/.-]*$/.test(text)) return null;
  for (const written of writtenDates) {
    const parts = written.exec(text)?.groups;
    if (parts) return dayOf(Number(parts['year']), Number(parts['month']), Number(parts['day']));
  }
  return undefined;
}

function dayOf(written: number, month: number, day: number): string | undefined {
  const year = written < 100 ? CENTURY + written : written;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere && year >= CENTURY && year < CENTURY + 100
    ? date.toISOString().slice(0, 10)
    : undefined;
}
