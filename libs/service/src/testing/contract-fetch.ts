import { isDeepStrictEqual } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { type Endpoint, problemSchema } from '@zaino/contracts/shared';
import { z } from 'zod';
import { ActWatch } from '../audit-log/act-watch';
import { controllerRoutes } from '../controller-routes';

export type ContractFetch = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * How tests call a service. Rejects where an answer is not what the contract says: JSON that the endpoint's schema does
 * not take, or that has a member which the schema does not know, and a refusal that is no problem. So it does where a call
 * of an admin changed something and left nothing in the audit log.
 */
export function contractFetch(app: INestApplicationContext, origin: string): ContractFetch {
  const endpoints = controllerRoutes(app).flatMap(({ endpoint }) => endpoint ?? []);
  const watch = app.get(ActWatch, { strict: false });
  return async (path, init) => {
    const url = new URL(path, origin);
    const response = await fetch(url, init);
    await checkAnswer(endpointAt(endpoints, init?.method ?? 'GET', url), response.clone());
    const forgotten = watch.unrecorded.splice(0);
    if (forgotten.length > 0) throw new Error(`Not in the audit log: ${forgotten.join(', ')}`);
    return response;
  };
}

/** A path without parameters goes before one with them, as in the router. */
function endpointAt(
  endpoints: Endpoint[],
  method: string,
  { pathname }: URL,
): Endpoint | undefined {
  const candidates = endpoints.filter((endpoint) => endpoint.method === method);
  return (
    candidates.find(({ path }) => path === pathname) ??
    candidates.find(({ path }) => patternOf(path).test(pathname))
  );
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);

async function checkAnswer(endpoint: Endpoint | undefined, response: Response): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  if (text === '' || !type.includes('json')) return;
  const expected = type.startsWith('application/problem+json') ? problem : answerOf(endpoint);
  const wrong = expected ? wrongPlaces(expected.schema, JSON.parse(text)) : [];
  if (wrong.length === 0) return;
  const said = `${response.status} is not as the contract has ${expected?.name}`;
  throw new Error(`${said}: ${wrong.join('; ')}`);
}

/** What JSON is expected to be. */
interface Expected {
  name: string;
  schema: z.core.$ZodType;
}

const problem: Expected = { name: 'a problem', schema: problemSchema };

function answerOf(endpoint: Endpoint | undefined): Expected | undefined {
  return endpoint && { name: `${endpoint.method} ${endpoint.path}`, schema: endpoint.response };
}

/** What of some JSON a schema does not take, or does not know. */
function wrongPlaces(schema: z.core.$ZodType, json: unknown): string[] {
  const { success, data, error } = z.safeParse(schema, json);
  if (success) return differences(json, data, []);
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** Where what was parsed is another than what came: schemas leave out the members that they do not know. */
function differences(came: unknown, parsed: unknown, path: string[]): string[] {
  if (isDeepStrictEqual(came, parsed)) return [];
  if (!isMembered(came) || !isMembered(parsed)) return [`${path.join('.')}: changed by its schema`];
  return [...new Set([...Object.keys(came), ...Object.keys(parsed)])].flatMap((name) => {
    if (!(name in parsed)) return [`${[...path, name].join('.')}: unknown`];
    return differences(came[name], parsed[name], [...path, name]);
  });
}

const isMembered = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
