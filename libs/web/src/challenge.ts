import type { Challenge } from '@zaino/contracts/shared';

/** A challenge of the gateway, and who asks for its solution: what goes back with the call, or null. */
interface AskedChallenge {
  challenge: Challenge;
  respondWith: (solution: Promise<string | null>) => void;
}

declare global {
  interface WindowEventMap {
    'zaino:challenge': CustomEvent<AskedChallenge>;
  }
}

/**
 * Has the shell solve a challenge, which alone may start a worker; null where it could not. Never rejects.
 */
export function solveChallenge(challenge: Challenge): Promise<string | null> {
  let answer = Promise.resolve<string | null>(null);
  const respondWith: AskedChallenge['respondWith'] = (solution) => {
    answer = solution;
  };
  dispatchEvent(new CustomEvent('zaino:challenge', { detail: { challenge, respondWith } }));
  return answer;
}
