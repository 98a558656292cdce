interface Options {
  /** So many failures within the window open the circuit. */
  failures: number;
  windowMs: number;
  /** For how long it stays open. Shorter than the window: then one failure more opens it again. */
  openMs: number;
}

const DEFAULTS: Options = { failures: 3, windowMs: 120_000, openMs: 60_000 };

/** Keeps those away who did harm again and again: while a circuit is open its name is not even tried. */
export class CircuitBreaker {
  private readonly failedAt = new Map<string, number[]>();
  private readonly openUntil = new Map<string, number>();

  constructor(private readonly options = DEFAULTS) {}

  isOpen(name: string): boolean {
    return (this.openUntil.get(name) ?? 0) > Date.now();
  }

  /** Gives whether this failure opened the circuit. */
  recordFailure(name: string): boolean {
    const { failures, windowMs, openMs } = this.options;
    const now = Date.now();
    const recent = (this.failedAt.get(name) ?? []).filter((at) => now - at < windowMs);
    this.failedAt.set(name, [...recent, now]);
    const isTooMuch = recent.length + 1 >= failures && !this.isOpen(name);
    if (isTooMuch) this.openUntil.set(name, now + openMs);
    return isTooMuch;
  }
}
