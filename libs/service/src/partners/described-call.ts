import type { Endpoint, GivenCall } from '@zaino/contracts/shared';
import { z } from 'zod';

/** What a reader that does not parse takes as it comes: it knows the kinds of values and the members, no limits. */
const limits = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
];

/** An endpoint in JSON schemas of what travels: what is sent to it, and what it answers. */
export function describedCall({ method, path, ...terms }: Endpoint): GivenCall {
  const { query, params, body, bodyTypes, response, contentType } = terms;
  return {
    method,
    path,
    query: schemaOf(query),
    ...(params && { params: schemaOf(params) }),
    ...(body && { body: schemaOf(body) }),
    ...(bodyTypes && { bodyTypes }),
    answer: schemaOf(response),
    ...(contentType !== undefined && { contentType }),
  };
}

/** The same for who reads the answer without parsing it, as browsers do (docs/decisions/typed-contract.md). */
export function describedUnparsed(endpoint: Endpoint): GivenCall {
  return { ...describedCall(endpoint), answer: schemaOf(endpoint.response, withoutLimits) };
}

function withoutLimits({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  for (const limit of limits) delete jsonSchema[limit];
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

type Override = NonNullable<z.core.JSONSchemaGeneratorParams['override']>;

/** Of what is sent, in both directions: before a reader's defaults and transformations. */
function schemaOf(schema: z.core.$ZodType, override?: Override): Record<string, unknown> {
  const described: Record<string, unknown> = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    ...(override && { override }),
  });
  delete described.$schema;
  return described;
}
