import { randomUUID } from 'node:crypto';
import { MOST_RENDERED_MINUTES, type ServerRenders } from '@zaino/contracts/analytics';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Counter, type Registry } from 'prom-client';

/** A page that was to be drawn. */
export interface CountedRender {
  app: string;
  version: string;
  /** Its code threw, took too long or took its thread down, or a part or its data did not come. */
  hasFailed: boolean;
}

type TellRenders = (copy: string, minutes: ServerRenders[]) => Promise<void>;

interface CountedMinute extends ServerRenders {
  isTold: boolean;
}

/**
 * Counts pages that were to be drawn here, by app, version and minute. A minute is told whole each time, so that one whose
 * answer was lost counts nothing twice; what is not told within some hundred minutes of all versions is lost.
 */
export class RenderCounts {
  /** Each process has sums of its own. */
  private readonly copy = randomUUID();
  private readonly minutes = new Map<string, CountedMinute>();
  private readonly total: Counter<'app' | 'version' | 'outcome'>;

  constructor(
    registry: Registry,
    private readonly now: () => number = Date.now,
  ) {
    this.total = new Counter({
      name: 'server_renders_total',
      help: 'Pages that were to be drawn on the server, by the app and version whose page it is: drawn or failed',
      labelNames: ['app', 'version', 'outcome'],
      registers: [registry],
    });
  }

  add({ app, version, hasFailed }: CountedRender): void {
    this.total.inc({ app, version, outcome: hasFailed ? 'failed' : 'drawn' });
    const known = this.minuteOf(app, version);
    if (!known) return;
    known.renders += 1;
    known.failedRenders += Number(hasFailed);
    known.isTold = false;
  }

  /** Tells what was counted since the last time; where that fails it is told the next time. */
  async tell(send: TellRenders): Promise<void> {
    const current = this.minute();
    const untold = [...this.minutes.values()].filter(({ isTold }) => !isTold);
    for (const minute of untold) minute.isTold = true;
    try {
      if (untold.length > 0) await send(this.copy, untold.map(sumsOf));
    } catch (error) {
      for (const minute of untold) minute.isTold = false;
      throw error;
    }
    for (const [key, { minute, isTold }] of this.minutes) {
      if (isTold && minute < current) this.minutes.delete(key);
    }
  }

  private minute(): number {
    return Math.floor(this.now() / MINUTE_MS);
  }

  /** Undefined where there is no room for one more. */
  private minuteOf(app: string, version: string): CountedMinute | undefined {
    const minute = this.minute();
    const key = `${minute} ${app} ${version}`;
    const known = this.minutes.get(key);
    if (known || this.minutes.size >= MOST_RENDERED_MINUTES) return known;
    const begun = { app, version, minute, renders: 0, failedRenders: 0, isTold: false };
    this.minutes.set(key, begun);
    return begun;
  }
}

const sumsOf = ({ app, version, minute, renders, failedRenders }: ServerRenders) => ({
  app,
  version,
  minute,
  renders,
  failedRenders,
});
