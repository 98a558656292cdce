import { type Endpoint, issueSentence } from '@zaino/contracts/shared';
import { z } from 'zod';

/** Of what is sent to an endpoint, all that has a schema. */
export interface InputParts {
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  body: unknown;
}

const names = ['params', 'query', 'body'] as const satisfies (keyof InputParts)[];

export function isTaken(endpoint: Endpoint, parts: InputParts): boolean {
  return names.every((name) => issuesOf(endpoint, parts, name).length === 0);
}

/** The same parts with the `fresh` value of each member that a schema refuses, and all of a part that it refuses as such. */
export function redrawn(endpoint: Endpoint, parts: InputParts, fresh: InputParts): InputParts {
  const changed = names.map((name) => {
    const refused = issuesOf(endpoint, parts, name).map(({ path }) => path[0]);
    return [name, refused.reduce(withFresh(fresh[name]), parts[name])] as const;
  });
  return Object.fromEntries(changed) as unknown as InputParts;
}

const withFresh =
  (fresh: unknown) =>
  (part: unknown, member: PropertyKey | undefined): unknown => {
    if (typeof member !== 'string' || !isRecord(part) || !isRecord(fresh)) return fresh;
    const others = Object.entries(part).filter(([name]) => name !== member);
    const renewed = member in fresh ? [[member, fresh[member]]] : [];
    return Object.fromEntries([...others, ...renewed]);
  };

/** By the schema, of what arrives: JSON has no `undefined` and no -0. A body of another format is taken as it is. */
function issuesOf(endpoint: Endpoint, parts: InputParts, name: keyof InputParts) {
  const schema = endpoint[name];
  const isRaw = name === 'body' && endpoint.bodyTypes !== undefined;
  if (schema === undefined || isRaw) return [];
  const value = name === 'body' ? arrived(parts.body) : parts[name];
  return z.safeParse(schema, value ?? {}, { error: issueSentence }).error?.issues ?? [];
}

function arrived(body: unknown): unknown {
  return body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
