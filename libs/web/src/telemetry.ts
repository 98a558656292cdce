declare global {
  interface WindowEventMap {
    'zaino:error': CustomEvent<{ name: string; message: string }>;
  }
}

/** Makes a failure that a person was told of known to whoever operates the shop. */
export function reportError(error: unknown): void {
  const { name, message } =
    error instanceof Error ? error : { name: 'Error', message: String(error) };
  window.dispatchEvent(new CustomEvent('zaino:error', { detail: { name, message } }));
}
