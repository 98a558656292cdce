/** Spans of each day, Monday first; times as `09:30`. */
type OpeningHours = readonly (readonly { from: string; to: string }[])[];

const days = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];

/** `lun–ven 9:00–12:30, 15:30–19:30`, a line for each run of days with the same hours; closed days are left out. */
export function openingHoursWords(hours: OpeningHours): string[] {
  const runs: { from: number; to: number; spans: string }[] = [];
  hours.forEach((day, index) => {
    const spans = day.map(({ from, to }) => `${short(from)}–${short(to)}`).join(', ');
    const last = runs.at(-1);
    if (last?.spans === spans) last.to = index;
    else runs.push({ from: index, to: index, spans });
  });
  return runs
    .filter(({ spans }) => spans !== '')
    .map(({ from, to, spans }) => `${runWords(from, to)} ${spans}`);
}

/** `09:30` is read as `9:30`. */
const short = (time: string) => time.replace(/^0/, '');

function runWords(from: number, to: number): string {
  const [first, last] = [days[from], days[to]];
  return first === last ? String(first) : `${first}–${last}`;
}
