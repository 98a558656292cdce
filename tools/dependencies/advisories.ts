import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { z } from 'zod';
import { idOf, type LockedPackage } from './locked-packages';
import { zipEntries } from './zip-entries';

const eventSchema = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
});
type Event = z.output<typeof eventSchema>;

/** What is read of an advisory in the format of OSV (Open Source Vulnerability, 1.x). */
const advisorySchema = z.object({
  id: z.string(),
  aliases: z.array(z.string()).default([]),
  summary: z.string().default(''),
  withdrawn: z.string().optional(),
  database_specific: z.object({ severity: z.string().optional() }).nullish(),
  affected: z
    .array(
      z.object({
        package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
        versions: z.array(z.string()).default([]),
        ranges: z.array(z.object({ type: z.string(), events: z.array(eventSchema) })).default([]),
      }),
    )
    .default([]),
});
export type Advisory = z.output<typeof advisorySchema>;
type Affected = Advisory['affected'][number];

/** A package that an advisory speaks of. */
export interface Hit {
  package: LockedPackage;
  id: string;
  aliases: string[];
  summary: string;
  /** In the words of whoever wrote it; null where unsaid. */
  severity: string | null;
  /** Versions without the weakness. */
  fixed: string[];
}

/**
 * The advisories of a file, of a folder with files, or of a zip archive as OSV gives out for npm: one in each file, or
 * a list. Throws with the file's name where one cannot be read.
 */
export function* readAdvisories(path: string): Generator<Advisory> {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      if (/\.(?:json|zip)$/.test(name)) yield* readAdvisories(join(path, name));
    }
  } else if (path.endsWith('.zip')) {
    for (const { name, read } of zipEntries(readFileSync(path))) {
      if (name.endsWith('.json')) yield* parse(read(), `${path}, ${name}`);
    }
  } else {
    yield* parse(readFileSync(path), path);
  }
}

function parse(bytes: Buffer, from: string): Advisory[] {
  try {
    const content: unknown = JSON.parse(bytes.toString('utf8'));
    return z.array(advisorySchema).parse(Array.isArray(content) ? content : [content]);
  } catch (error) {
    throw new Error(`${from} is no advisory in OSV's format`, { cause: error });
  }
}

/** What all advisories say of some packages. */
export interface Findings {
  /** How many advisories were read. */
  count: number;
  /** By the order of packages. */
  hits: Hit[];
}

/** Which packages are spoken of; what was withdrawn counts no more. */
export function findHits(advisories: Iterable<Advisory>, packages: LockedPackage[]): Findings {
  const names = new Set(packages.map(({ name }) => name));
  const hits = new Map<string, Hit>();
  let count = 0;
  for (const advisory of advisories) {
    count += 1;
    for (const hit of hitsOf(advisory, packages, names)) hits.set(keyOf(hit), hit);
  }
  const sorted = [...hits.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
  return { count, hits: sorted.map(([, hit]) => hit) };
}

/** It may name a package more than once. */
function hitsOf(advisory: Advisory, packages: LockedPackage[], names: Set<string>): Hit[] {
  if (advisory.withdrawn !== undefined) return [];
  return advisory.affected.flatMap((affected) => {
    const { ecosystem, name } = affected.package ?? {};
    // There are some hundred thousand advisories, most of them of packages that nobody has.
    if (ecosystem !== 'npm' || name === undefined || !names.has(name)) return [];
    const hit = packages.filter((one) => one.name === name && isAffected(one, affected));
    return hit.map((one) => hitOf(one, advisory));
  });
}

const keyOf = ({ package: locked, id }: Hit) => `${idOf(locked)} ${id}`;

function hitOf(locked: LockedPackage, { id, aliases, summary, ...advisory }: Advisory): Hit {
  const fixed = advisory.affected
    .filter(({ package: one }) => one?.name === locked.name)
    .flatMap(({ ranges }) =>
      ranges.flatMap(({ events }) => events.flatMap(({ fixed }) => fixed ?? [])),
    );
  const severity = advisory.database_specific?.severity ?? null;
  return { package: locked, id, aliases, summary, severity, fixed: [...new Set(fixed)] };
}

function isAffected({ version }: LockedPackage, { versions, ranges }: Affected): boolean {
  if (versions.includes(version)) return true;
  return ranges.some(({ type, events }) => type !== 'GIT' && isWithin(version, events));
}

/** As OSV evaluates a range: each event, by the order of versions, begins or ends what is affected. */
function isWithin(version: string, events: Event[]): boolean {
  const sorted = events.toSorted((one, other) => semver.compare(placeOf(one), placeOf(other)));
  let isIn = false;
  for (const event of sorted) {
    const place = placeOf(event);
    if (event.introduced !== undefined && semver.gte(version, place)) isIn = true;
    if (event.fixed !== undefined && semver.gte(version, place)) isIn = false;
    if (event.last_affected !== undefined && semver.gt(version, place)) isIn = false;
  }
  return isIn;
}

/** `0` stands before all versions. What is no version is taken for the nearest one that it may mean. */
function placeOf({ introduced, fixed, last_affected: last }: Event): semver.SemVer {
  const text = introduced ?? fixed ?? last ?? '0';
  if (text === '0') return new semver.SemVer('0.0.0-0');
  const place = semver.parse(text, { loose: true }) ?? semver.coerce(text);
  if (place === null) throw new Error(`An advisory names the version "${text}", which is none.`);
  return place;
}
