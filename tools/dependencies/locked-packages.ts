import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).optional();

const entrySchema = z.object({
  /** Only where the folder is called otherwise. */
  name: z.string().optional(),
  version: z.string(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
type Entry = z.output<typeof entrySchema>;

/** What is read of `package-lock.json` (version 3). */
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) });

/** A package in one version, wherever and however often it is installed. */
export interface LockedPackage {
  name: string;
  version: string;
  /** SPDX expression; null where the package names none. */
  licence: string | null;
  /** As in `sha512-…` (base64); null where the lock has none. */
  integrity: string | null;
  /** `package.json` names it. */
  isDirect: boolean;
  /** Nothing of it is needed where the shop runs. */
  isDev: boolean;
  /** What it needs, as far as it is installed: see `idOf`. */
  needs: string[];
}

export interface LockedWorkspace {
  name: string;
  version: string;
  /** What `package.json` names. */
  needs: string[];
  /** In the order of their names. */
  packages: LockedPackage[];
}

/** As in `react@19.3.1`. */
export const idOf = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>) =>
  `${name}@${version}`;

const FOLDER = 'node_modules/';
const ROOT = '';

/** All packages that `package-lock.json` of a workspace names. */
export function readLock(folder: string): LockedWorkspace {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  return workspaceOf(lockSchema.parse(JSON.parse(text)).packages);
}

/** Of the entries of a lock by their paths, as in `node_modules/a/node_modules/b`; the workspace's own is ''. */
export function workspaceOf(entries: Record<string, z.input<typeof entrySchema>>): LockedWorkspace {
  const parsed = lockSchema.parse({ packages: entries }).packages;
  const own = parsed[ROOT];
  if (own === undefined) throw new Error('The lock does not name the workspace itself.');
  const needs = needsOf(parsed, ROOT, own);
  const byId = new Map<string, LockedPackage>();
  for (const [path, entry] of Object.entries(parsed)) {
    if (path !== ROOT) add(byId, packageOf(parsed, path, entry), needs);
  }
  const packages = [...byId.values()].sort((one, other) => compare(idOf(one), idOf(other)));
  return { name: own.name ?? 'workspace', version: own.version, needs, packages };
}

function packageOf(entries: Record<string, Entry>, path: string, entry: Entry): LockedPackage {
  return {
    name: nameAt(path, entry),
    version: entry.version,
    licence: entry.license ?? null,
    integrity: entry.integrity ?? null,
    isDirect: false,
    isDev: entry.dev,
    needs: needsOf(entries, path, entry),
  };
}

/** The same version may lie in several folders. */
function add(byId: Map<string, LockedPackage>, found: LockedPackage, ofWorkspace: string[]): void {
  const id = idOf(found);
  const known = byId.get(id) ?? found;
  byId.set(id, {
    ...known,
    isDirect: ofWorkspace.includes(id),
    isDev: known.isDev && found.isDev,
    needs: [...new Set([...known.needs, ...found.needs])].sort(compare),
  });
}

function needsOf(entries: Record<string, Entry>, path: string, entry: Entry): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = entry;
  const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const ids = Object.keys({ ...wanted, ...peerDependencies }).flatMap((name) => {
    const found = find(entries, path, name);
    const needed = found === undefined ? undefined : entries[found];
    return found === undefined || needed === undefined
      ? []
      : [idOf({ name: nameAt(found, needed), version: needed.version })];
  });
  return [...new Set(ids)].sort(compare);
}

/** As Node looks for a package: in the folder itself, then in each around it. */
function find(entries: Record<string, Entry>, path: string, name: string): string | undefined {
  const between = `/${FOLDER}`;
  const folders = path === ROOT ? [] : path.split(between);
  const around = folders.map((_, index) => `${folders.slice(0, index + 1).join(between)}/`);
  const places = ['', ...around].map((place) => place + FOLDER + name);
  return places.findLast((place) => entries[place] !== undefined);
}

const nameAt = (path: string, { name }: Entry) =>
  name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
