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
