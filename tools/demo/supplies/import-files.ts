import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Who made the supplies: comes before what names them. */
export const MAKERS_FILE = 'produttori.json';

/** What each year of school needs: comes after the products that it names. */
export const CLASS_SUPPLIES_FILE = 'materiale.json';

const DAY_MS = 86_400_000;

/** A file of the demo's school supplies, and from when on it was so; now where that is left out. */
export interface ImportFile {
  path: string;
  at?: string;
}

/** The files that {@link writeSupplies} has written, in the order in which they are to be imported. */
export function importFiles(folder: string): ImportFile[] {
  const names = readdirSync(folder).sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  const past = names.flatMap((name) => {
    const days = Number(/^storia-(\d+)\.csv$/.exec(name)?.[1] ?? 0);
    const at = new Date(Date.now() - days * DAY_MS).toISOString();
    return days > 0 ? [{ days, path: join(folder, name), at }] : [];
  });
  const now = names.filter((name) => /^prodotti(-\d+)?\.csv$/.test(name));
  return [
    { path: join(folder, MAKERS_FILE) },
    ...past.sort((one, other) => other.days - one.days).map(({ path, at }) => ({ path, at })),
    ...now.map((name) => ({ path: join(folder, name) })),
    { path: join(folder, CLASS_SUPPLIES_FILE) },
  ];
}

/** What the catalogue's command line is told to import a file. */
export function importArguments({ path, at }: ImportFile): string[] {
  if (basename(path) === MAKERS_FILE) return ['makers', path];
  if (basename(path) === CLASS_SUPPLIES_FILE) return ['class-supplies', path];
  const images = join(path, '../immagini');
  if (!existsSync(images)) throw new Error(`${images} is missing.`);
  return ['import', path, '--images', images, ...(at === undefined ? [] : ['--at', at])];
}
