import { isDeepStrictEqual } from 'node:util';

/** The members that differ, as they were and as they are; of something new all of them. For the states of an act. */
export function difference<State extends object>(
  before: State | null,
  after: State,
): { before: object | null; after: object } {
  const differing = (Object.keys(after) as (keyof State)[]).filter(
    (name) => before === null || !isDeepStrictEqual(before[name], after[name]),
  );
  const pick = (state: State): object =>
    Object.fromEntries(differing.map((name) => [name, state[name]]));
  return { before: before && pick(before), after: pick(after) };
}
