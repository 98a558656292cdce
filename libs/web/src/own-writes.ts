declare global {
  interface WindowEventMap {
    'zaino:write': Event;
  }
}

/**
 * Tells the shell that a call of this tab which may change something begins, or has ended in whatever way: what was
 * asked for before may be older than that.
 */
export function tellWrite(): void {
  dispatchEvent(new Event('zaino:write'));
}
