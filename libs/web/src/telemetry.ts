declare global {
  interface WindowEventMap {
    'zaino:error': CustomEvent<Pick<Error, 'name' | 'message' | 'stack'>>;
  }
}

/** Makes a failure that a person was told of known to whoever operates the shop. */
export function reportError(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  window.dispatchEvent(new CustomEvent('zaino:error', { detail: { name, message, stack } }));
}
