/** A set, as far as it matters here: what renders its pages. */
interface Rendered<R> {
  id: string;
  renderer: R;
}

/** What pages were made of before, whose threads run on for a while: to go back to it takes no start. */
export class StandbyReleases<R extends { retire: () => Promise<void> }> {
  private kept: Rendered<R> | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** `keptMs`: how long, in milliseconds; 0 keeps nothing. */
  constructor(private readonly keptMs: number) {}

  /** In the place of what was kept before. */
  keep({ id, renderer }: Rendered<R>): void {
    void this.end();
    if (this.keptMs === 0) {
      void renderer.retire();
      return;
    }
    this.kept = { id, renderer };
    this.timer = setTimeout(() => void this.end(), this.keptMs).unref();
  }

  /** The renderer of that set, if it is the one that is kept; whoever takes it ends it. */
  take(id: string): R | undefined {
    if (this.kept?.id !== id) return undefined;
    const { renderer } = this.kept;
    this.kept = undefined;
    clearTimeout(this.timer);
    return renderer;
  }

  /** Resolves when what was kept is gone. */
  async end(): Promise<void> {
    clearTimeout(this.timer);
    const { kept } = this;
    this.kept = undefined;
    await kept?.renderer.retire();
  }
}
