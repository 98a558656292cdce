import { PageUnavailable } from './keep-copy';

/** A page that the router has opened is kept when somebody has stayed on it for so long, in milliseconds. */
const STAY_MS = 1_000;
/** A page that could not be made is asked for again after so long each time, in milliseconds: seldom, for the server may have too much to do. */
const AGAIN_MS = [5_000, 20_000];

interface CopyTurnsParts {
  /** Has the page that is open kept; an outdated copy is made anew. */
  keep: (isOutdated: boolean) => Promise<void>;
  report: (error: unknown) => void;
}

/** When the page that is open is to be kept: one turn at a time, that of the page that was opened last. */
export class CopyTurns {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: CopyTurnsParts) {}

  now(isOutdated: boolean): void {
    this.take(isOutdated, 0);
  }

  /** Once somebody has stayed. */
  later(isOutdated: boolean): void {
    this.setTurn(STAY_MS, isOutdated, 0);
  }

  private setTurn(afterMs: number, isOutdated: boolean, tried: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.take(isOutdated, tried);
    }, afterMs);
  }

  private take(isOutdated: boolean, tried: number): void {
    const { timer } = this;
    this.parts.keep(isOutdated).catch((error: unknown) => {
      if (!(error instanceof PageUnavailable)) {
        this.parts.report(error);
        return;
      }
      const afterMs = AGAIN_MS[tried];
      // A page that has been opened meanwhile has a turn of its own.
      if (afterMs !== undefined && this.timer === timer)
        this.setTurn(afterMs, isOutdated, tried + 1);
    });
  }
}
