import { dayWords } from './day-words';
import { DAY_MS } from './durations';
import { italianDay } from './italian-day';

/** Spans of each day, Monday first; times as `09:30`. */
type OpeningHours = readonly (readonly { from: string; to: string }[])[];

/** Days of rest beyond those of the week, as `2026-08-10`, the first and the last included. */
type Closures = readonly { from: string; to: string }[];

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

/** Beyond a year nobody announces anything. */
const MOST_DAYS = 380;

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
 * the week and what is announced beside it: no holidays.
 */
export function openingState(
  hours: OpeningHours,
  at: number,
  closures: Closures = [],
): OpeningState {
  const { weekday, minute } = momentOf(at);
  const today = italianDay(at);
  const isClosed = (day: string) => closures.some(({ from, to }) => from <= day && day <= to);
  const spansAt = (ahead: number) =>
    isClosed(daysAfter(today, ahead)) ? [] : spansOf(hours[(weekday + ahead) % 7] ?? []);

  const current = spansAt(0).find(({ from, to }) => from <= minute && minute < to);
  if (current) return { isOpen: true, now: 'Aperta adesso', next: `chiude ${clock(current.to)}` };
  const closed = { isOpen: false, now: 'Chiusa adesso', next: '' };
  if (hours.every((spans) => spans.length === 0)) return closed;
  for (let ahead = 0; ahead <= MOST_DAYS; ahead += 1) {
    const coming = spansAt(ahead).find(({ from }) => ahead > 0 || from > minute);
    if (!coming) continue;
    const verb = isClosed(today) ? 'riapre' : 'apre';
    const day = aheadWords(ahead, { weekday, day: daysAfter(today, ahead) });
    return { ...closed, next: `${verb} ${day} ${clock(coming.from)}` };
  }
  return closed;
}

function momentOf(at: number): { weekday: number; minute: number } {
  const parts = momentFormat.formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: shortDays.indexOf(part('weekday')),
    minute: minutes(part('hour'), part('minute')),
  };
}

const minutes = (hour = '', minute = '') => Number(hour) * 60 + Number(minute);

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, day.length);

/** In order; spans that follow one another without a break are one. */
function spansOf(day: OpeningHours[number]): Span[] {
  const spans: Span[] = [];
  for (const { from, to } of day) {
    const begin = minutes(...from.split(':'));
    const end = minutes(...to.split(':'));
    const last = spans.at(-1);
    if (last?.to === begin) last.to = end;
    else spans.push({ from: begin, to: end });
  }
  return spans;
}

/** A day that is so many days ahead, as one says it now. */
function aheadWords(ahead: number, { weekday, day }: { weekday: number; day: string }): string {
  if (ahead === 0) return 'oggi';
  if (ahead === 1) return 'domani';
  if (ahead > 7) return dayWords(day);
  const name = dayNames[(weekday + ahead) % 7] ?? '';
  return ahead === 7 ? `${name} prossimo` : name;
}

/** `alle 9:00`; one o'clock at night takes another article. */
function clock(minute: number): string {
  const hour = Math.floor(minute / 60);
  const time = `${hour}:${String(minute % 60).padStart(2, '0')}`;
  return hour === 1 ? `all’${time}` : `alle ${time}`;
}
