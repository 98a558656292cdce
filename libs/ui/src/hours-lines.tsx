import type { Closure, OpeningHours } from '@zaino/contracts/shared';
import { closuresFrom, closureWords } from '@zaino/rules/closure-words';
import { italianDay } from '@zaino/rules/italian-day';
import { openingHoursWords } from '@zaino/rules/opening-hours-words';

interface HoursLinesProps {
  openingHours: OpeningHours;
  closures: Closure[];
  /** In milliseconds since 1970: what is over by then is left out. */
  now: number;
}

/** The week's hours and the announced days of rest, a line each, within a list of terms. */
export function HoursLines({ openingHours, closures, now }: HoursLinesProps) {
  const lines = [
    ...openingHoursWords(openingHours),
    ...closuresFrom(italianDay(now), closures).map(closureWords),
  ];
  return lines.map((line) => <dd key={line}>{line}</dd>);
}
