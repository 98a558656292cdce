/** Failures of connecting. */
const notConnectedCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether `fetch` failed before anybody had seen anything of the call. */
export function wasNotConnected(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && notConnectedCodes.has(cause.code);
}

/** By what code nobody was reached, as `ENOTFOUND`, or `TimeoutError` for no answer in time; undefined where somebody answered. */
export function connectFailure(error: unknown): string | undefined {
  const { name, cause } = error as Error;
  if (wasNotConnected(error)) return (cause as NodeJS.ErrnoException).code;
  return name === 'TimeoutError' ? name : undefined;
}
