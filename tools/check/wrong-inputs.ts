import { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;
type TypeName = Extract<Schema['type'], string>;

/** Texts of the forms that our contracts ask for: the first that a pattern takes is the sample. */
const texts = [
  'x',
  'xxx',
  '12345',
  '12.50',
  'x'.repeat(20),
  'TNIC123456',
  'ABC-1234',
  'P-0412',
  'acct_1x',
  '09:30',
  '0'.repeat(32),
  'ricevuta.pdf',
  '640.avif',
  'new-12345678',
];

const textsByFormat: Partial<Record<string, string>> = {
  email: 'somebody@example.it',
  uuid: '6f1c1d0e-6a55-4f0a-8b58-3f3ac1f0a111',
  'date-time': '2026-09-14T08:00:00Z',
  date: '2026-09-14',
  uri: 'https://example.it/',
};

/** What few places take, whatever the schema says. */
const anywhere = [
  undefined,
  null,
  '',
  'x',
  'y\u0007',
  'z'.repeat(201_000),
  true,
  -1_000,
  0.125,
  1e15,
  Number.NaN,
  [],
  {},
  ['x'],
  { unknown: 'x' },
];

/** Longer lists are left out: they would take the test's time. */
const LONGEST_LIST = 1_000;

/** Inputs for a schema, each of them wrong in one place: missing, of another kind, too long, too many, unknown. */
export function wrongInputs(schema: z.core.$ZodType): Iterable<unknown> {
  return wrongValues(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function* wrongValues(schema: Schema): Generator {
  for (const form of formsOf(schema)) {
    yield* anywhere;
    if (form.type === 'object') yield* wrongObjects(form);
    if (form.type === 'array') yield* wrongLists(form);
  }
}

function* wrongObjects(form: Schema): Generator {
  const whole = sampleObject(form);
  yield { ...whole, unknown: 'x', another: 'x' };
  for (const [name, part] of partsOf(form)) {
    yield Object.fromEntries(Object.entries(whole).filter(([other]) => other !== name));
    for (const wrong of wrongValues(part)) yield { ...whole, [name]: wrong };
  }
}

function* wrongLists({ items, maxItems = LONGEST_LIST }: Schema): Generator {
  const item = schemaOf(items);
  const once = sample(item);
  yield [once, once];
  if (maxItems < LONGEST_LIST) yield Array.from({ length: maxItems + 1 }, () => once);
  for (const wrong of wrongValues(item)) yield [wrong];
}

/** A value that comes as near to the schema as its JSON Schema tells. */
function sample(schema: Schema): unknown {
  const [form = {}] = formsOf(schema);
  if (form.const !== undefined) return form.const;
  if (form.enum) return form.enum[0];
  return typeof form.type === 'string' ? sampleOfType[form.type](form) : 'x';
}

const sampleOfType: Record<TypeName, (form: Schema) => unknown> = {
  object: sampleObject,
  array: ({ items, minItems = 1 }) =>
    Array.from({ length: Math.max(1, minItems) }, () => sample(schemaOf(items))),
  string: sampleText,
  number: ({ minimum = 1 }) => minimum,
  integer: ({ minimum = 1 }) => minimum,
  boolean: () => true,
  null: () => null,
};

function sampleObject(form: Schema): Record<string, unknown> {
  return Object.fromEntries(partsOf(form).map(([name, part]) => [name, sample(part)]));
}

function sampleText({ format = '', pattern = '', minLength = 0 }: Schema): string {
  const fits = new RegExp(pattern, 'u');
  const isSample = (text: string) => text.length >= minLength && fits.test(text);
  return textsByFormat[format] ?? texts.find(isSample) ?? 'x';
}

/** The forms that a value may have: one, or those of a union. */
const formsOf = (schema: Schema): Schema[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).map(schemaOf);

const partsOf = ({ properties = {} }: Schema): [string, Schema][] =>
  Object.entries(properties).map(([name, part]) => [name, schemaOf(part)]);

function schemaOf(part: Schema['items']): Schema {
  return typeof part === 'object' && !Array.isArray(part) ? part : {};
}
