/** The sandbox's time, which can be set ahead: sessions expire without anybody waiting for it. */
export class SandboxClock {
  private aheadSeconds = 0;

  /** Seconds since 1970, as in all of Stripe's objects. */
  now(): number {
    return Math.floor(Date.now() / 1_000) + this.aheadSeconds;
  }

  advance(seconds: number): void {
    this.aheadSeconds += seconds;
  }
}
