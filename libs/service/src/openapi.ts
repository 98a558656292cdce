import { type Endpoint, problemSchema } from '@zaino/contracts/shared';
import { z } from 'zod';

export interface OpenApiInfo {
  title: string;
  version: string;
}

/** The OpenAPI 3.1 document of a service, out of the schemas that validate its calls. */
export function openApiDocument(info: OpenApiInfo, endpoints: Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: { schemas: { Problem: toJsonSchema(problemSchema, 'output') } },
  };
}

function operation(endpoint: Endpoint): object {
  const contentType = endpoint.contentType ?? 'application/json';
  return {
    summary: endpoint.summary,
    'x-access': endpoint.access,
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body && { requestBody: requestBody(endpoint.body) }),
    responses: {
      200: {
        description: 'OK',
        content: { [contentType]: { schema: toJsonSchema(endpoint.response, 'output') } },
      },
      default: {
        description: 'Refused; the code says why',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(schema: z.ZodType): object {
  return {
    required: true,
    content: { 'application/json': { schema: toJsonSchema(schema, 'input') } },
  };
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.JSONSchema {
  const jsonSchema = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  // The document says once which dialect it speaks.
  delete jsonSchema.$schema;
  return jsonSchema;
}
