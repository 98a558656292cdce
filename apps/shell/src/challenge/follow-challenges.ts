import { reportError } from '@zaino/web/telemetry';

/** Solves what the gateway asks of the calls of shell and remotes. Its own chunk: hardly anybody is ever asked. */
export function followChallenges(): void {
  addEventListener('zaino:challenge', ({ detail: { challenge, respondWith } }) =>
    respondWith(
      import(/* webpackChunkName: 'challenge' */ './solve-visibly')
        .then(({ solveVisibly }) => solveVisibly(challenge))
        .catch((error: unknown) => {
          reportError(error);
          return null;
        }),
    ),
  );
}
