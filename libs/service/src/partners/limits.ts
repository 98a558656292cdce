import type { JsonSchema } from './json-schema';

/** A limit that one schema has and the other goes beyond. */
export interface Limit {
  keyword: string;
  /** What the narrower one takes. */
  taken: unknown;
  /** What the wider one may bring; undefined where it has no such limit. */
  brought: unknown;
}

/** Of lengths and counts: one without a lower limit begins at 0. */
const sizes = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** The limits of `to` that values of `from` may go beyond. */
export function limitsBetween(from: JsonSchema, to: JsonSchema): Limit[] {
  const bounds = withBounds(from);
  const isKept: Record<string, (limit: number) => boolean> = {
    minimum: (limit) => lowest(bounds).value >= limit,
    maximum: (limit) => highest(bounds).value <= limit,
    exclusiveMinimum: (limit) => isAbove(lowest(bounds), limit),
    exclusiveMaximum: (limit) => isBelow(highest(bounds), limit),
  };
  for (const [least, most] of sizes) {
    isKept[least] = (limit) => numberAt(bounds, least, 0) >= limit;
    isKept[most] = (limit) => numberAt(bounds, most, Infinity) <= limit;
  }
  const beyond = Object.entries(isKept).flatMap(([keyword, isWithin]) => {
    const taken = to[keyword];
    if (typeof taken !== 'number' || isWithin(taken)) return [];
    return { keyword, taken, brought: from[keyword] ?? from.const };
  });
  return [...beyond, ...formOf(from, to)];
}

/** A single value is its own limit. */
function withBounds(schema: JsonSchema): JsonSchema {
  const { const: value } = schema;
  if (typeof value === 'number') return { minimum: value, maximum: value };
  if (typeof value === 'string') return { minLength: value.length, maxLength: value.length };
  return schema;
}

function numberAt(schema: JsonSchema, keyword: string, otherwise: number): number {
  const value = schema[keyword];
  return typeof value === 'number' ? value : otherwise;
}

interface Bound {
  value: number;
  isExcluded: boolean;
}

function lowest(schema: JsonSchema): Bound {
  const least = numberAt(schema, 'minimum', -Infinity);
  const above = numberAt(schema, 'exclusiveMinimum', -Infinity);
  return { value: Math.max(least, above), isExcluded: above >= least && above > -Infinity };
}

function highest(schema: JsonSchema): Bound {
  const most = numberAt(schema, 'maximum', Infinity);
  const below = numberAt(schema, 'exclusiveMaximum', Infinity);
  return { value: Math.min(most, below), isExcluded: below <= most && below < Infinity };
}

const isAbove = ({ value, isExcluded }: Bound, limit: number) =>
  value > limit || (isExcluded && value === limit);

const isBelow = ({ value, isExcluded }: Bound, limit: number) =>
  value < limit || (isExcluded && value === limit);

/** Texts of a named form have its pattern, however that is written. */
function formOf(from: JsonSchema, to: JsonSchema): Limit[] {
  const { format, pattern } = to;
  if (format !== undefined && format === from.format) return [];
  if (pattern !== undefined && hasPattern(from, pattern as string)) return [];
  const keyword = format === undefined ? 'pattern' : 'format';
  if (to[keyword] === undefined) return [];
  return [{ keyword, taken: to[keyword], brought: from[keyword] ?? from.const }];
}

function hasPattern({ const: value, pattern }: JsonSchema, wanted: string): boolean {
  if (typeof value === 'string') return new RegExp(wanted, 'u').test(value);
  return pattern === wanted;
}
