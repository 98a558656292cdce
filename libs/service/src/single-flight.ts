/**
 * One run at a time, shared by all who wait for it. Callers need what is true at their call: the run that is under
 * way may have begun before it, so they share the next one.
 */
export class SingleFlight {
  private running: Promise<void> = Promise.resolve();
  private waiting?: Promise<void>;

  constructor(private readonly run: () => Promise<void>) {}

  /** A whole run that begins after this call; rejects where that fails. */
  ask(): Promise<void> {
    this.waiting ??= this.settled().then(() => {
      this.waiting = undefined;
      this.running = this.run();
      return this.running;
    });
    return this.waiting;
  }

  /** Waits for the run that is under way, whatever becomes of it. */
  async settled(): Promise<void> {
    await this.running.catch(() => undefined);
  }
}
