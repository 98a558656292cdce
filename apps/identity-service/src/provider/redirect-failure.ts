import type { ProviderErrorCode } from '@zaino/contracts/identity';

/** Why somebody who was sent to another provider is not signed in. */
export class RedirectFailure extends Error {
  override readonly name = 'RedirectFailure';

  constructor(
    readonly code: ProviderErrorCode,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}
