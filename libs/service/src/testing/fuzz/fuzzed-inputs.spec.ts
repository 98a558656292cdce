import { defineEndpoint } from '@zaino/contracts/shared';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { fuzzedInputs } from './fuzzed-inputs';
import { KnownPaths } from './known-paths';
import { KnownValues } from './known-values';

const RUNS = 300;

function inputsOf(query: z.ZodMiniObject) {
  const terms = { summary: 'Things', access: 'public', query, response: z.object({}) } as const;
  const endpoint = defineEndpoint({ method: 'GET', path: '/api/things' }, terms);
  return fc.sample(fuzzedInputs({ endpoint, known: new KnownValues(), paths: new KnownPaths() }), {
    numRuns: RUNS,
    seed: 1,
  });
}

const five = z.string().check(z.refine((text) => Number(text) <= 5));
const rules: Record<string, z.ZodMiniObject> = {
  'words of a boolean': z.object({ one: z.stringbool(), other: z.stringbool() }),
  'words of a boolean that may be absent': z.object({
    one: z.optional(z.stringbool()),
    other: z.optional(z.stringbool({ truthy: ['1'], falsy: ['0'] })),
  }),
  'several members, each by a rule of its own': z.object({
    one: z.optional(five),
    two: z.optional(five),
    three: z.optional(five),
    four: z.optional(five),
  }),
};

describe('inputs of a schema whose JSON Schema does not tell', () => {
  it.each(Object.entries(rules))('%s, pass it most of the time', (_, query) => {
    const taken = inputsOf(query).filter(({ isTaken }) => isTaken);
    expect(taken.length).toBeGreaterThan(0.6 * RUNS);
  });
});

describe('members that may be absent', () => {
  it('are all there now and then, and all absent now and then', () => {
    const names = ['a', 'b', 'c', 'd'];
    const members = names.map((name) => [name, z.optional(z.literal('x'))]);
    const query = z.object(Object.fromEntries(members) as Record<string, z.ZodMiniType>);
    const counts = inputsOf(query).map(
      (input) => names.filter((name) => input.query[name] === 'x').length,
    );
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});
