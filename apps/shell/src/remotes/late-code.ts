import { RemoteLoadError } from './remote-loader';

/** Resolves once the code is there for which a page was not waited any longer; never where it fails. */
export function lateCodeOf(error: unknown): Promise<void> {
  return new Promise((resolve) => {
    if (!(error instanceof RemoteLoadError)) return;
    error.code.then(
      () => resolve(),
      () => undefined,
    );
  });
}

/** Resolves once that code is there or has failed, at the latest after so many milliseconds. */
export async function waitForCode(error: unknown, mostMs: number): Promise<void> {
  if (!(error instanceof RemoteLoadError)) return;
  const settled = error.code.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([settled, new Promise<void>((resolve) => setTimeout(resolve, mostMs))]);
}
