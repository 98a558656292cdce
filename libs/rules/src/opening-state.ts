/** Spans of each day, Monday first; times as `09:30`. */
type OpeningHours = readonly (readonly { from: string; to: string }[])[];

/** Whether a shop is open at a moment, and when that changes. */
export interface OpeningState {
  isOpen: boolean;
  /** `Aperta adesso`. */
  now: string;
  /** `chiude alle 12:30`, `apre domani alle 9:00`; empty where no hours are known. */
  next: string;
}

interface Span {
  from: number;
  to: number;
}

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

const dayNames = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];
const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * What a shop with these hours is at a moment (milliseconds since 1970), in Italian time wherever it is asked. Knows
 * the week alone: no holidays.
 */
export function openingState(hours: OpeningHours, at: number): OpeningState {
  const minute = minuteOfWeek(at);
  const spans = spansOf(hours);
  const current = spans.find(({ from, to }) => from <= minute && minute < to);
  if (current) return { isOpen: true, now: 'Aperta adesso', next: `chiude ${clock(current.to)}` };
  const coming = spans.find(({ from }) => from > minute)?.from;
  const begin = coming ?? (spans[0] && spans[0].from + WEEK_MINUTES);
  const next = begin === undefined ? '' : `apre ${dayWords(begin, minute)} ${clock(begin)}`;
  return { isOpen: false, now: 'Chiusa adesso', next };
}

/** From Monday's first minute on. */
function minuteOfWeek(at: number): number {
  const parts = momentFormat.formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return shortDays.indexOf(part('weekday')) * DAY_MINUTES + minutes(part('hour'), part('minute'));
}

const minutes = (hour = '', minute = '') => Number(hour) * 60 + Number(minute);

/** In order; spans that follow one another without a break are one. */
function spansOf(hours: OpeningHours): Span[] {
  const spans: Span[] = [];
  hours.forEach((day, index) => {
    for (const { from, to } of day) {
      const begin = index * DAY_MINUTES + minutes(...from.split(':'));
      const end = index * DAY_MINUTES + minutes(...to.split(':'));
      const last = spans.at(-1);
      if (last?.to === begin) last.to = end;
      else spans.push({ from: begin, to: end });
    }
  });
  return spans;
}

/** The day of a minute of this week or the next, as one says it now. */
function dayWords(minute: number, now: number): string {
  const day = Math.floor(minute / DAY_MINUTES);
  const daysAhead = day - Math.floor(now / DAY_MINUTES);
  if (daysAhead === 0) return 'oggi';
  if (daysAhead === 1) return 'domani';
  const name = dayNames[day % 7] ?? '';
  return daysAhead === 7 ? `${name} prossimo` : name;
}

/** `alle 9:00`; one o'clock at night takes another article. */
function clock(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  const hour = Math.floor(ofDay / 60);
  const time = `${hour}:${String(ofDay % 60).padStart(2, '0')}`;
  return hour === 1 ? `all’${time}` : `alle ${time}`;
}
