/**
 * Thrown by a handler whose message no further attempt can deliver: it is parked at once. `code` is kept and logged,
 * so it holds no personal data: `refused`, `order-unknown`.
 */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';

  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`No attempt can help: ${code}`, options);
  }
}
