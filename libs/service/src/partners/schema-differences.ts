import { isDeepStrictEqual } from 'node:util';
import { isNothing, type JsonSchema, keywordsOf, kindOf, SchemaDocument } from './json-schema';
import { limitsBetween } from './limits';

/** What values of one schema may be that another does not take. */
export type Difference = { at: string } & (
  | { kind: 'missing' | 'optional' | 'refused' }
  | { kind: 'type'; brought: string; taken: string }
  | { kind: 'value'; brought: unknown }
  | { kind: 'limit' | 'changed'; keyword: string; brought: unknown; taken: unknown }
);

type SubSchema = JsonSchema | boolean;

/** Compared by rules of their own; of all others it is only seen that they are not the same. */
const judged = new Set([
  'type',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
  'format',
  'pattern',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'prefixItems',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
]);

/**
 * What values of `from` may be that `to` does not take, by the places where they are (`at` is the place of the whole).
 * An object that says nothing of further members has none, and one that is open takes all. What the rules cannot judge
 * is a difference where the two do not say the same.
 */
export function schemaDifferences(from: JsonSchema, to: JsonSchema, at: string): Difference[] {
  return new Comparison(from, to).compare(from, to, at);
}

class Comparison {
  private readonly from: SchemaDocument;
  private readonly to: SchemaDocument;
  private readonly haveSameParts: boolean;
  /** Pairs that are being compared: a schema that holds itself comes back to them. */
  private readonly open: [JsonSchema, JsonSchema][] = [];

  constructor(from: JsonSchema, to: JsonSchema) {
    this.from = new SchemaDocument(from);
    this.to = new SchemaDocument(to);
    this.haveSameParts = isDeepStrictEqual(from.$defs, to.$defs);
  }

  compare(from: SubSchema, to: SubSchema, at: string): Difference[] {
    const brought = this.from.resolved(from);
    const taken = this.to.resolved(to);
    if (keywordsOf(taken).length === 0 || isNothing(brought)) return [];
    if (this.haveSameParts && isDeepStrictEqual(brought, taken)) return [];
    if (this.open.some(([one, other]) => one === brought && other === taken)) return [];
    this.open.push([brought, taken]);
    const all = this.to.alternatives(taken);
    const found = this.from.alternatives(brought).flatMap((one) => this.compareAny(one, all, at));
    this.open.pop();
    return distinct(found);
  }

  /** With the nearest of several schemas that would do. */
  private compareAny(from: JsonSchema, to: JsonSchema[], at: string): Difference[] {
    const tried = to.map((one) => this.compareOne(from, one, at));
    if (tried.some((found) => found.length === 0)) return [];
    if (kindOf(from) === 'boolean' && from.const === undefined && to.length > 1) {
      return [true, false].flatMap((value) => this.compareAny({ const: value }, to, at));
    }
    const [nearest] = tried.sort((one, other) => farness(one, at) - farness(other, at));
    if (nearest && !nearest.some((one) => isAnotherKind(one, at))) {
      // A kind of object that is not known says that by one value; what else it has does not matter then.
      const telling = nearest.filter((one) => one.kind === 'value' && isMemberOf(one, at));
      return to.length > 1 && telling.length > 0 ? telling : nearest;
    }
    const taken = [...new Set(to.map((one) => wordOf(one)))].join(' or ');
    return [{ at, kind: 'type', brought: wordOf(from), taken }];
  }

  private compareOne(from: JsonSchema, to: JsonSchema, at: string): Difference[] {
    if (to.allOf) return this.compareWithAll(from, to, at);
    if (from.allOf) return this.compareParts(from, to, at);
    const kind = differenceOfKind(from, to, at);
    if (kind) return [kind];
    return [
      ...limitsBetween(from, to).map((limit) => ({ at, kind: 'limit' as const, ...limit })),
      ...this.compareMembers(from, to, at),
      ...this.compareItems(from, to, at),
      ...keywordsOf(to)
        .filter((keyword) => !judged.has(keyword) && !isDeepStrictEqual(from[keyword], to[keyword]))
        .map((keyword) => changed(at, keyword, { from, to })),
    ];
  }

  private compareWithAll(from: JsonSchema, to: JsonSchema, at: string): Difference[] {
    const { allOf = [], ...rest } = to;
    return [rest, ...allOf].flatMap((part) => this.compare(from, part, at));
  }

  /** A value is of all the parts at once: it is enough if one of them fits, or what they are together. */
  private compareParts(from: JsonSchema, to: JsonSchema, at: string): Difference[] {
    const { allOf = [], ...rest } = from;
    const parts = [rest, ...allOf.map((part) => this.from.resolved(part))];
    const whole = this.compareOne(joined(parts), to, at);
    const isEnough = (part: JsonSchema) =>
      this.compareOne({ ...('type' in from && { type: from.type }), ...part }, to, at).length === 0;
    return whole.length === 0 || parts.some(isEnough) ? [] : whole;
  }

  private compareMembers(from: JsonSchema, to: JsonSchema, at: string): Difference[] {
    const brought = Object.entries(from.properties ?? {});
    const isBrought = new Set(brought.map(([name]) => name));
    const always = new Set(from.required);
    const further = from.additionalProperties;
    const lacking = (to.required ?? [])
      .filter((name) => !always.has(name))
      .map((name): Difference => {
        const mayBe = isBrought.has(name) || isOpen(further);
        return { at: `${at}.${name}`, kind: mayBe ? 'optional' : 'missing' };
      });
    return [
      ...lacking,
      ...brought.flatMap(([name, member]) =>
        // One that is not known is taken as further members are.
        this.compareMember(
          member,
          to.properties?.[name] ?? to.additionalProperties,
          `${at}.${name}`,
        ),
      ),
      ...(isOpen(further) ? this.compareFurther(from, to, { at, isBrought }) : []),
    ];
  }

  private compareMember(from: SubSchema, to: SubSchema | undefined, at: string): Difference[] {
    if (to === false) return [{ at, kind: 'refused' }];
    return to === undefined ? [] : this.compare(from, to, at);
  }

  /** Members by any name, as records have them. */
  private compareFurther(
    from: JsonSchema,
    to: JsonSchema,
    { at, isBrought }: { at: string; isBrought: Set<string> },
  ): Difference[] {
    const further = from.additionalProperties ?? true;
    const known = Object.entries(to.properties ?? {}).filter(([name]) => !isBrought.has(name));
    const names = to.propertyNames;
    return [
      ...known.flatMap(([name, member]) => this.compare(further, member, `${at}.${name}`)),
      ...this.compareMember(further, to.additionalProperties, `${at}.*`),
      ...(names === undefined ? [] : this.compare(from.propertyNames ?? {}, names, `${at}.*`)),
    ];
  }

  private compareItems(from: JsonSchema, to: JsonSchema, at: string): Difference[] {
    const [first = [], wanted = []] = [from.prefixItems, to.prefixItems];
    const placed = Array.from({ length: Math.max(first.length, wanted.length) }, (_, place) =>
      this.compare(
        first[place] ?? from.items ?? true,
        wanted[place] ?? to.items ?? true,
        `${at}[${place}]`,
      ),
    );
    const rest =
      to.items === undefined ? [] : this.compare(from.items ?? true, to.items, `${at}[]`);
    return [...placed.flat(), ...rest];
  }
}

const isOpen = (further: SubSchema | undefined) => further !== undefined && further !== false;

/** A single value by itself, all others by their kind. */
const wordOf = (schema: JsonSchema) =>
  schema.const === undefined ? kindOf(schema) : JSON.stringify(schema.const);

function differenceOfKind(from: JsonSchema, to: JsonSchema, at: string): Difference | undefined {
  const [brought, taken] = [kindOf(from), kindOf(to)];
  const isOfKind =
    taken === 'anything' || brought === taken || (brought === 'integer' && taken === 'number');
  if (isOfKind && (to.const === undefined || isDeepStrictEqual(from.const, to.const))) {
    return undefined;
  }
  if (isOfKind && from.const !== undefined) return { at, kind: 'value', brought: from.const };
  return { at, kind: 'type', brought, taken: wordOf(to) };
}

const isAnotherKind = (found: Difference, at: string) => found.kind === 'type' && found.at === at;

const changed = (
  at: string,
  keyword: string,
  { from, to }: { from: JsonSchema; to: JsonSchema },
): Difference => ({ at, kind: 'changed', keyword, brought: from[keyword], taken: to[keyword] });

const isMemberOf = (found: Difference, at: string) =>
  found.at.startsWith(`${at}.`) && !found.at.slice(at.length + 1).includes('.');

/** How little two alternatives have in common: another type, then another value that tells them apart, then the rest. */
function farness(found: Difference[], at: string): number {
  const weightOf = (one: Difference) => {
    if (isAnotherKind(one, at)) return 10_000;
    return one.kind === 'value' ? 100 : 1;
  };
  return found.reduce((sum, one) => sum + weightOf(one), 0);
}

/** Objects in one, as an intersection means it. */
function joined(parts: JsonSchema[]): JsonSchema {
  const properties = Object.fromEntries(
    parts.flatMap((part) => Object.entries(part.properties ?? {})),
  );
  const required = parts.flatMap((part) => part.required ?? []);
  return {
    ...Object.fromEntries(parts.flatMap((part) => Object.entries(part))),
    properties,
    required,
  };
}

function distinct(found: Difference[]): Difference[] {
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}
