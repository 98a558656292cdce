import { type answer, fetchFrom } from './fake-network';

/**
 * For a page that somebody looks at where no service runs (`npm run dev -- --alone` of a team outside): the services as
 * `fakeNetwork` has them in tests, for all calls from now on.
 */
export function standInForServices(...answered: ReturnType<typeof answer>[]): void {
  globalThis.fetch = fetchFrom(answered);
}
