import fc from 'fast-check';
import { oddJson } from './odd-values';

type Path = (string | number)[];

const kinds = ['replace', 'replace', 'nudge', 'leave out', 'add', 'twice'] as const;
const added = ['__proto__', 'constructor', 'unknown', 'id', 'role', 'toString', ''];

/** One mistake, wherever it is made. */
export interface Mistake {
  place: number;
  kind: (typeof kinds)[number];
  odd: unknown;
  member: string;
}

export const mistakes: fc.Arbitrary<Mistake> = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom(...kinds),
  odd: oddJson,
  member: fc.constantFrom(...added),
});

/** The same JSON with a mistake at one of its places. */
export function withMistake(json: unknown, { place, kind, odd, member }: Mistake): unknown {
  const places = placesOf(json, []);
  const path = places[place % places.length] ?? [];
  return changed(json, path, (value) => {
    if (kind === 'replace') return odd;
    if (kind === 'nudge') return nudged(value);
    if (kind === 'leave out') return undefined;
    if (kind === 'twice') return [value, value];
    return isObject(value) ? Object.fromEntries([...Object.entries(value), [member, odd]]) : odd;
  });
}

function placesOf(json: unknown, path: Path): Path[] {
  if (typeof json !== 'object' || json === null) return [path];
  const members = Object.entries(json).flatMap(([name, value]) => {
    return placesOf(value, [...path, Array.isArray(json) ? Number(name) : name]);
  });
  return [path, ...members];
}

function changed(
  json: unknown,
  [first, ...rest]: Path,
  change: (value: unknown) => unknown,
): unknown {
  if (first === undefined) return change(json);
  if (Array.isArray(json)) {
    return json.map((item: unknown, at) => (at === first ? changed(item, rest, change) : item));
  }
  const members = Object.entries(json as object).map(([name, value]: [string, unknown]) => [
    name,
    name === first ? changed(value, rest, change) : value,
  ]);
  return Object.fromEntries(members);
}

/** Just beside what it was. */
function nudged(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return value.length % 2 === 0 ? `${value}x` : value.slice(0, -1);
  if (Array.isArray(value)) return Array.from({ length: 301 }, () => value[0] as unknown);
  return typeof value === 'boolean' ? String(value) : [value];
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
