/** A value that screens follow by `useSyncExternalStore`. */
export class Observable<State extends object> {
  private state: State;
  private readonly listeners = new Set<() => void>();

  constructor(initial: State) {
    this.state = initial;
  }

  readonly get = (): State => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
