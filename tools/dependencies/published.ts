import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { idOf, type LockedPackage } from './locked-packages';

/** Days on which versions were published (ISO 8601), by `idOf`. */
export type PublishedDays = Record<string, string>;

const daysSchema = z.record(z.string(), z.iso.date());
const timesSchema = z.record(z.string(), z.string());

/** What an earlier run was told. */
export function readDays(file: string): PublishedDays {
  return existsSync(file) ? daysSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** In the order of their names, so that a change shows what is new. */
export function writeDays(file: string, days: PublishedDays): void {
  const sorted = Object.entries(days).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Asks who knows the times of all versions of a package; null where nobody answers. */
export type AskTimes = (name: string) => Record<string, string> | null;

/**
 * Adds the days of packages that have none, and forgets those of versions that are not locked any more. Nobody is
 * asked again after a question without an answer: the next one would have none either.
 */
export function addDays(
  known: PublishedDays,
  { locked, wanted }: { locked: LockedPackage[]; wanted: LockedPackage[] },
  ask: AskTimes,
): PublishedDays {
  const ids = new Set(locked.map(idOf));
  const days = Object.fromEntries(Object.entries(known).filter(([id]) => ids.has(id)));
  for (const one of wanted) {
    if (days[idOf(one)] !== undefined) continue;
    const times = ask(one.name);
    if (times === null) break;
    const time = times[one.version];
    if (time !== undefined) days[idOf(one)] = time.slice(0, 10);
  }
  return days;
}

/** npm's own configuration says whom it asks. */
export function askNpm(name: string): Record<string, string> | null {
  const { status, stdout } = spawnSync('npm', ['view', name, 'time', '--json'], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  if (status !== 0) return null;
  const times = timesSchema.safeParse(JSON.parse(stdout));
  return times.success ? times.data : null;
}
