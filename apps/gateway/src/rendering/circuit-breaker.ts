interface Options {
  /** So many strikes within the window close the door. */
  strikes: number;
  windowMs: number;
  /** For how long it stays closed. Shorter than the window: then one strike more closes it again. */
  closedMs: number;
}

const DEFAULTS: Options = { strikes: 3, windowMs: 120_000, closedMs: 60_000 };

/** Keeps those away who did harm again and again: for a while they are not even tried. */
export class CircuitBreaker {
  private readonly struck = new Map<string, number[]>();
  private readonly closedUntil = new Map<string, number>();

  constructor(private readonly options = DEFAULTS) {}

  isClosed(name: string): boolean {
    return (this.closedUntil.get(name) ?? 0) > Date.now();
  }

  /** Gives whether this strike closed the door. */
  strike(name: string): boolean {
    const { strikes, windowMs, closedMs } = this.options;
    const now = Date.now();
    const recent = (this.struck.get(name) ?? []).filter((at) => now - at < windowMs);
    this.struck.set(name, [...recent, now]);
    const isTooMuch = recent.length + 1 >= strikes && !this.isClosed(name);
    if (isTooMuch) this.closedUntil.set(name, now + closedMs);
    return isTooMuch;
  }
}
