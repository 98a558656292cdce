import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../chance';
import type { Province, Town } from './provinces';

/** The comuni that the import knows; where they stand as seen from the workspace. */
const seedPath = join('apps', 'schools-service', 'src', 'import', 'seed', 'comuni.json');

/** Cut off here in the registry. */
const LONGEST_NAME = 30;

let seed: Record<string, string> | undefined;

/** All comuni of a province, the well-known ones first, in the registry's spelling. */
export function allTowns(province: Province, workspace: string): Town[] {
  seed ??= JSON.parse(readFileSync(join(workspace, seedPath), 'utf8')) as Record<string, string>;
  const known = new Set(province.towns.map(({ code }) => code));
  const entries = (seed[province.carPlate] ?? '').split(';').filter((entry) => entry !== '');
  const others = entries
    .filter((entry) => !known.has(entry.slice(0, 4)))
    .map((entry): Town => {
      const code = entry.slice(0, 4);
      return { code, cap: villageCap(province, code), name: registrySpelling(entry.slice(5)) };
    });
  return [...province.towns, ...others];
}

/** Villages have the province's first two digits; the others are as good as any here. */
function villageCap({ towns: [chief] }: Province, code: string): string {
  const prefix = (chief?.cap ?? '00').slice(0, 2);
  return `${prefix}0${String(10 + (hashText(code) % 89))}`;
}

/** Capitals, with apostrophes where the accents were. */
function registrySpelling(name: string): string {
  return name
    .replaceAll(/[àèéìòù](?!\p{L})/gu, (letter) => `${letter}'`)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toUpperCase()
    .slice(0, LONGEST_NAME);
}
