import type { GivenCall, UsedCall } from '@zaino/contracts/shared';
import { type BrokenPlace, sentenceOfAnswer, sentenceOfInput } from './broken-sentence';
import { schemaDifferences } from './schema-differences';

/** What somebody uses and a partner does not give so. */
export interface Broken extends BrokenPlace {
  /** All of it for people. */
  sentence: string;
}

const inputs = ['params', 'query', 'body'] as const;

/**
 * What would fail if these calls were made to services that give those: calls that nobody gives, members of an answer
 * that its reader relies on, values that it does not know, inputs that are asked for and not sent, or refused. What a
 * schema cannot say (rules across fields, meaning) is not seen.
 */
export function brokenBy(uses: readonly UsedCall[], gives: readonly GivenCall[]): Broken[] {
  return uses.flatMap((use) => {
    const given = gives.find(({ method, path }) => method === use.method && path === use.path);
    if (given) return [...brokenInputs(use, given), ...brokenAnswer(use, given)];
    const place = placeOf(use, '');
    return { ...place, sentence: `It makes ${place.call}, which ${use.of} does not give.` };
  });
}

const placeOf = ({ method, path, of }: UsedCall, field: string): BrokenPlace => ({
  call: `${method} ${path}`,
  field,
  partner: of,
});

function brokenInputs(use: UsedCall, given: GivenCall): Broken[] {
  const found = inputs.flatMap((input) => {
    const [sent, taken] = [use[input], given[input]];
    if (taken === undefined) return [];
    if (sent === undefined) return { at: input, kind: 'missing' as const };
    return schemaDifferences(sent, taken, input);
  });
  const taken = given.bodyTypes ?? [];
  const lost = given.bodyTypes && use.bodyTypes?.find((type) => !taken.includes(type));
  if (lost !== undefined) {
    found.push({ at: 'body', kind: 'type', brought: lost, taken: taken.join(' or ') });
  }
  return found.map((one) => {
    const place = placeOf(use, one.at);
    return { ...place, sentence: sentenceOfInput(place, one) };
  });
}

/** JSON unless told. */
const typeOf = ({ contentType = 'application/json' }: GivenCall) => contentType;

function brokenAnswer(use: UsedCall, given: GivenCall): Broken[] {
  const found = schemaDifferences(given.answer, use.answer, 'answer');
  const [brought, taken] = [typeOf(given), typeOf(use)];
  if (brought !== taken) found.push({ at: 'answer', kind: 'type', brought, taken });
  return found.map((one) => {
    const place = placeOf(use, one.at);
    return { ...place, sentence: sentenceOfAnswer(place, one) };
  });
}
