import {
  cookies,
  CSRF_HEADER,
  type Endpoint,
  GUEST_TOKEN_HEADER,
  problemSchema,
  SERVICE_KEY_HEADER,
  SESSION_COOKIE,
} from '@zaino/contracts/shared';
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
    components: { schemas: { Problem: toJsonSchema(problemSchema, 'output') }, securitySchemes },
  };
}

/** How a caller proves what `x-access` asks for. */
const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: 'Opaque id of a customer’s or an owner’s session',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: CSRF_HEADER,
    description: 'The session’s CSRF token, on calls that change something',
  },
  guest: {
    type: 'apiKey',
    in: 'cookie',
    name: cookies.guest.name,
    description: 'Key of who orders without an account',
  },
  guestToken: {
    type: 'apiKey',
    in: 'header',
    name: GUEST_TOKEN_HEADER,
    description: 'Says that a call is the guest’s, and proves it',
  },
  admin: { type: 'http', scheme: 'bearer', description: 'Token of an admin’s session' },
  team: { type: 'http', scheme: 'bearer', description: 'A team’s token for its releases' },
  service: {
    type: 'apiKey',
    in: 'header',
    name: SERVICE_KEY_HEADER,
    description: 'Other services of ours; never through the gateway',
  },
};

function security({ access, method }: Endpoint): object[] {
  if (access === 'public') return [];
  if (access === 'enrolling-admin') return [{ admin: [] }];
  if (access === 'team') return [{ team: [] }, { admin: [] }];
  if (access === 'admin' || access === 'service') return [{ [access]: [] }];
  const ofCustomer = { session: [], ...(method !== 'GET' && { csrf: [] }) };
  return access === 'buyer' ? [ofCustomer, { guest: [], guestToken: [] }] : [ofCustomer];
}

function operation(endpoint: Endpoint): object {
  const contentType = endpoint.contentType ?? 'application/json';
  return {
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.staff !== undefined && { 'x-staff': endpoint.staff }),
    'x-rate-class': endpoint.rateClass ?? (endpoint.method === 'GET' ? 'read' : 'write'),
    security: security(endpoint),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body && { requestBody: requestBody(endpoint.body) }),
    ...(endpoint.bodyTypes && { requestBody: rawBody(endpoint.bodyTypes) }),
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

function parameters(place: 'path' | 'query', schema: z.core.$ZodType | undefined): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(schema: z.core.$ZodType): object {
  return {
    required: true,
    content: { 'application/json': { schema: toJsonSchema(schema, 'input') } },
  };
}

/** A body that is taken as it is (OpenAPI 3.1: no schema). */
function rawBody(types: string[]): object {
  return { required: true, content: Object.fromEntries(types.map((type) => [type, {}])) };
}

function toJsonSchema(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
): z.core.JSONSchema.JSONSchema {
  const jsonSchema = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  // The document says once which dialect it speaks.
  delete jsonSchema.$schema;
  return jsonSchema;
}
