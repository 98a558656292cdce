import type { Import } from './import-graph';

/** Entries (files and folders) of one folder that import one another in a circle. */
export interface ImportCycle {
  folder: string;
  entries: string[];
  /** The shortest way round, and the imports that make each step of it. */
  steps: Step[];
}

interface Step {
  from: string;
  to: string;
  imports: Import[];
}

/** The imports between the entries of one folder: from, to, imports. */
type Entries = Map<string, Map<string, Import[]>>;

/**
 * The circles of every folder. An import counts once, in the folder where both paths part: from `src/a/x.ts` to
 * `src/b/deep/y.ts` it is one from `a` to `b` in `src`. So a topic stands for all that lies in it, and files that
 * import one another in a circle are found in the same way.
 */
export function findCycles(imports: Import[]): ImportCycle[] {
  return [...entriesByFolder(imports)]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([folder, entries]) =>
      knots(entries).map((knot) => ({ folder, entries: knot, steps: shortestWay(entries, knot) })),
    );
}

function entriesByFolder(imports: Import[]): Map<string, Entries> {
  const folders = new Map<string, Entries>();
  for (const one of imports) {
    const from = one.from.split('/');
    const to = one.to.split('/');
    const depth = from.findIndex((name, index) => name !== to[index]);
    // Which of apps, libs and tools may import which is for the import boundaries to say.
    if (depth < 1) continue;
    const entries = getOrAdd(folders, from.slice(0, depth).join('/'), (): Entries => new Map());
    const next = getOrAdd(entries, from[depth] ?? '', () => new Map<string, Import[]>());
    getOrAdd(next, to[depth] ?? '', () => new Array<Import>()).push(one);
  }
  return folders;
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** Sets of entries each of which reaches every other. */
function knots(entries: Entries): string[][] {
  const reached = new Map([...entries.keys()].map((name) => [name, reachedFrom(entries, name)]));
  const found: string[][] = [];
  for (const [name, others] of reached) {
    if (!others.has(name) || found.some((knot) => knot.includes(name))) continue;
    found.push([...others].filter((other) => reached.get(other)?.has(name)).sort());
  }
  return found;
}

/** The entry itself is among them only if a way leads back to it. */
function reachedFrom(entries: Entries, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const next of entries.get(name)?.keys() ?? []) {
      if (!reached.has(next)) open.push(next);
      reached.add(next);
    }
  }
  return reached;
}

function shortestWay(entries: Entries, knot: string[]): Step[] {
  const ways = knot.map((start) => wayBack(entries, start));
  const [shortest = []] = ways.sort((one, other) => one.length - other.length);
  return shortest;
}

function wayBack(entries: Entries, start: string): Step[] {
  const seen = new Set<string>();
  const open: { name: string; way: Step[] }[] = [{ name: start, way: [] }];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { name, way } = next;
    for (const [to, imports] of entries.get(name) ?? []) {
      const longer = [...way, { from: name, to, imports }];
      if (to === start) return longer;
      if (!seen.has(to)) open.push({ name: to, way: longer });
      seen.add(to);
    }
  }
  return [];
}
