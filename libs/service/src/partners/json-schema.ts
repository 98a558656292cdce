/** A JSON schema as zod writes it (draft 2020-12). */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: SubSchema[];
  oneOf?: SubSchema[];
  allOf?: SubSchema[];
  properties?: Record<string, SubSchema>;
  required?: string[];
  additionalProperties?: SubSchema;
  propertyNames?: SubSchema;
  items?: SubSchema;
  prefixItems?: SubSchema[];
  $ref?: string;
  $defs?: Record<string, SubSchema>;
  [keyword: string]: unknown;
}

type SubSchema = JsonSchema | boolean;

/** What says nothing of the values. */
const remarks = ['title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'id'];
const notOfValues = new Set([...remarks, '$schema', '$id', '$defs', '$comment']);

/** The keywords that say which values a schema takes. */
export const keywordsOf = (schema: JsonSchema): string[] =>
  Object.keys(schema).filter((keyword) => !notOfValues.has(keyword));

/** Takes no value at all. */
const nothing: JsonSchema = { not: {} };

export const isNothing = ({ not }: JsonSchema): boolean =>
  typeof not === 'object' && not !== null && keywordsOf(not as JsonSchema).length === 0;

/** Finds what `$ref` stands for, within one document. */
export class SchemaDocument {
  constructor(readonly root: JsonSchema) {}

  resolved(schema: SubSchema): JsonSchema {
    if (typeof schema === 'boolean') return schema ? {} : nothing;
    const { $ref } = schema;
    if ($ref === undefined) return schema;
    const name = /^#\/\$defs\/(.+)$/.exec($ref)?.[1];
    const found = $ref === '#' ? this.root : name && this.root.$defs?.[name];
    if (!found) throw new Error(`${$ref} is not in the schema`);
    return this.resolved(found);
  }

  /** The alternatives that a schema is made of, down to single values of an enumeration. */
  alternatives(schema: SubSchema): JsonSchema[] {
    const whole = this.resolved(schema);
    const { anyOf, oneOf, enum: values, type } = whole;
    const parts = anyOf ?? oneOf;
    if (parts) return parts.flatMap((part) => this.alternatives(part));
    if (values) {
      const { enum: _values, ...rest } = whole;
      return values.map((value) => ({ ...rest, const: value }));
    }
    if (Array.isArray(type)) return type.map((one) => ({ ...whole, type: one }));
    return [whole];
  }
}

/** The kind of its values, in a word. */
export function kindOf({ type, const: value }: JsonSchema): string {
  if (typeof type === 'string') return type;
  if (value === undefined) return 'anything';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
