/**
 * Runs something one at a time, for callers who need what is true at their call: a run that is under way may have
 * begun before it, so they share another that follows.
 */
export class NextRun {
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
