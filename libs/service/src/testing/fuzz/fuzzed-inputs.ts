import type { Endpoint } from '@zaino/contracts/shared';
import fc from 'fast-check';
import type { z } from 'zod';
import { type InputParts, isTaken, redrawn } from './input-parts';
import { jsonSchemaOf } from './json-schema-of';
import type { KnownPaths } from './known-paths';
import type { KnownValues } from './known-values';
import { mistakes, withMistake } from './mistakes';
import { oddText } from './odd-values';
import { valuesOfSchema } from './values-of-schema';

/** What is sent to an endpoint. */
export interface FuzzedInput extends InputParts {
  headers: Record<string, string>;
  /** Whether the schemas take all of it. */
  isTaken: boolean;
}

interface Subject {
  endpoint: Endpoint;
  known: KnownValues;
  paths: KnownPaths;
  /** Bodies that no schema tells of: those with rules between members, pictures, signed ones. */
  bodies?: fc.Arbitrary<unknown>;
}

/** So often what a rule refuses is drawn anew, where its JSON Schema does not tell the rule. */
const TRIES = 25;
/** Of so many paths one is left to chance; the others name what is there, as far as that is known. */
const FOUND_ONE_IN = 3;
/** One input of so many has a mistake. */
const MISTAKES_ONE_IN = 3;

/** Inputs of an endpoint: two of three as its schemas want them, the others with one mistake. */
export function fuzzedInputs(subject: Subject): fc.Arbitrary<FuzzedInput> {
  const { endpoint } = subject;
  const rightParts = partsOf(subject);
  const right = fc.gen().map((draw) => {
    let parts = draw(() => rightParts);
    for (let tries = 1; tries < TRIES && !isTaken(endpoint, parts); tries += 1) {
      const fresh = draw(() => rightParts);
      parts = redrawn(endpoint, parts, fresh);
    }
    return parts;
  });
  const chance = fc.nat(MISTAKES_ONE_IN - 1).map((number) => number === MISTAKES_ONE_IN - 1);
  return fc.tuple(right, chance, mistakes, headers).map(([parts, isWrong, mistake, sent]) => {
    const all = isWrong ? mistaken(parts, mistake) : parts;
    return { ...all, headers: sent, isTaken: isTaken(endpoint, all) };
  });
}

function partsOf({ endpoint, known, paths, bodies }: Subject): fc.Arbitrary<InputParts> {
  const valuesOf = (schema: z.core.$ZodType | undefined): fc.Arbitrary<unknown> =>
    schema === undefined
      ? fc.constant(undefined)
      : valuesOfSchema(jsonSchemaOf(schema), { name: '', known });
  const raw = endpoint.bodyTypes ? fc.uint8Array({ maxLength: 200 }) : undefined;
  const params = fc
    .tuple(valuesOf(endpoint.params), fc.nat())
    .map(([values, number]): unknown =>
      number % FOUND_ONE_IN === 0
        ? values
        : { ...own(values), ...paths.named(endpoint.path, number) },
    );
  return fc.record({
    params: params.map((values) => textsOf(values)),
    query: valuesOf(endpoint.query).map((values) => textsOf(values)),
    body: bodies ?? raw ?? valuesOf(endpoint.body),
  }) as fc.Arbitrary<InputParts>;
}

const own = (values: unknown): object =>
  typeof values === 'object' && values !== null ? values : {};

/** A mistake in one of the parts that there are. */
function mistaken(parts: InputParts, mistake: Parameters<typeof withMistake>[1]): InputParts {
  const { params, query, body } = parts;
  const isJson = body !== undefined && !(body instanceof Uint8Array);
  const kind = mistake.place % 4;
  if (isJson && kind < 2) return { ...parts, body: withMistake(body, mistake) };
  if (Object.keys(params).length > 0 && kind !== 3) {
    const wrong = textsOf(withMistake(params, mistake));
    // A call without a part of its path is another call.
    const sent = Object.keys(params).map((name) => [name, String(wrong[name] ?? mistake.member)]);
    return { ...parts, params: Object.fromEntries(sent) as InputParts['params'] };
  }
  return { ...parts, query: textsOf(withMistake(query, mistake)) };
}

/** As a URL can carry them: texts, or lists of texts. */
function textsOf(values: unknown): Record<string, string | string[]> {
  if (typeof values !== 'object' || values === null) return {};
  const members = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    members.map(([name, value]: [string, unknown]) => [
      wellFormed(name),
      Array.isArray(value) ? value.map(textOf) : textOf(value),
    ]),
  );
}

const textOf = (value: unknown): string =>
  wellFormed(typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** A URL cannot carry half of a character. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

const headerText = oddText.map((text) => text.replace(/[^\x21-\x7e]/g, '').slice(0, 200));

/** Headers that services look at, now and then. */
const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'if-none-match',
        'if-modified-since',
        'accept',
        'accept-language',
        'range',
        'user-agent',
        'x-forwarded-for',
        'x-request-id',
        'idempotency-key',
        'referer',
      ),
      headerText,
      { maxKeys: 3, noNullPrototype: true },
    ),
  },
);
