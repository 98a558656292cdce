import fc from 'fast-check';
import type { z } from 'zod';
import type { KnownValues } from './known-values';
import { oddNumber, oddText } from './odd-values';
import { textsOfSchema } from './texts-of-schema';

export type FuzzSchema = z.core.JSONSchema.JSONSchema;
type TypeName = Extract<FuzzSchema['type'], string>;
type Values = fc.Arbitrary<unknown>;

/** A member of the input, and what is known of its kind. */
interface Member {
  name: string;
  known: KnownValues;
}

const LONGEST_LIST = 4;

/** Values that a JSON Schema takes, as far as it tells: those that answers have named, and others up to its limits. */
export function valuesOfSchema(schema: FuzzSchema, member: Member): Values {
  const forms = formsOf(schema);
  return forms.length === 1 ? ofForm(schema, member) : fc.oneof(...forms.map(formOf(member)));
}

const formOf = (member: Member) => (form: FuzzSchema) => valuesOfSchema(form, member);

function ofForm(form: FuzzSchema, member: Member): Values {
  if (form.const !== undefined) return fc.constant(form.const);
  if (form.enum) return fc.constantFrom(...form.enum);
  if (typeof form.type !== 'string') return fc.oneof(fc.jsonValue({ maxDepth: 2 }), oddText);
  const invented = valuesOfType[form.type](form, member);
  const known = member.known.named(member.name).filter((value) => mayBe(form, value));
  if (known.length === 0) return invented;
  const chosen = fc.nat().map((number) => known[number % known.length]);
  return fc.oneof({ weight: 4, arbitrary: chosen }, { weight: 1, arbitrary: invented });
}

const valuesOfType: Record<TypeName, (form: FuzzSchema, member: Member) => Values> = {
  object: objects,
  array: lists,
  string: textsOfSchema,
  number: (form) => numbers(form),
  integer: (form) => numbers(form).map((value) => Math.trunc(value)),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

function objects({ properties, required, propertyNames }: FuzzSchema, { known }: Member): Values {
  if (!properties && propertyNames) return fc.dictionary(fc.string({ maxLength: 12 }), oddText);
  const members = Object.entries(properties ?? {}).map(([name, part]) => {
    const values = valuesOfSchema(schemaOf(part), { name, known });
    // Members that may be absent are so half of the time, and JSON leaves them out.
    const isRequired = required?.includes(name) ?? false;
    return [name, isRequired ? values : fc.option(values, { freq: 2, nil: undefined })];
  });
  return fc.record(Object.fromEntries(members) as Record<string, Values>, {
    noNullPrototype: true,
  });
}

function lists({ items, minItems = 0, maxItems = LONGEST_LIST }: FuzzSchema, member: Member) {
  const maxLength = Math.max(minItems, Math.min(maxItems, LONGEST_LIST));
  return fc.array(valuesOfSchema(schemaOf(items), member), { minLength: minItems, maxLength });
}

/** Cents are as fine as our numbers get; small ones are those that people send. */
function numbers({ minimum = -1e9, maximum = 1e9 }: FuzzSchema): fc.Arbitrary<number> {
  const [least, most] = [Math.ceil(minimum), Math.floor(maximum)];
  const near = Math.min(most, Math.max(least, 0) + 20);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: Math.max(least, Math.min(0, most)), max: near }) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
    { weight: 1, arbitrary: fc.integer({ min: least, max: most }) },
    { weight: 1, arbitrary: oddNumber.filter((one) => one >= minimum && one <= maximum) },
  );
}

function mayBe({ type, pattern = '' }: FuzzSchema, value: unknown): boolean {
  if (type === 'string') return typeof value === 'string' && new RegExp(pattern, 'u').test(value);
  return (type === 'integer' || type === 'number') && typeof value === 'number';
}

function formsOf(schema: FuzzSchema): FuzzSchema[] {
  return (schema.anyOf ?? schema.oneOf ?? [schema]).map(schemaOf);
}

function schemaOf(part: FuzzSchema['items']): FuzzSchema {
  return typeof part === 'object' && !Array.isArray(part) ? part : {};
}
