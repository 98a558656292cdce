/** How the sandbox misbehaves when it is told to; all off by itself. */
export interface Faults {
  /** Each call of the API waits so long before it is begun. */
  slowMs: number;
  /** Share of the calls, from 0 to 1, that answer 500 and have no effect. */
  failRate: number;
  /** So many of the next calls answer 500 and have no effect. */
  failNext: number;
  /** Share of the calls whose effect takes place, but whose connection breaks before the answer. */
  loseAnswerRate: number;
  /** The same for so many of the next calls. */
  loseAnswerNext: number;
  /** Only calls that begin like this are touched, as in `POST /v1/refunds`; all where empty. */
  only: string;
  /** How often each event is delivered. */
  webhookCopies: number;
  /** Each delivery waits so long. */
  webhookDelayMs: number;
  /** Each delivery waits a random time up to this: events overtake one another. */
  webhookShuffleMs: number;
  /** No event is delivered until this is false again, or `POST /sandbox/webhooks/release`. */
  holdWebhooks: boolean;
}

const noFaults: Faults = {
  slowMs: 0,
  failRate: 0,
  failNext: 0,
  loseAnswerRate: 0,
  loseAnswerNext: 0,
  only: '',
  webhookCopies: 1,
  webhookDelayMs: 0,
  webhookShuffleMs: 0,
  holdWebhooks: false,
};

/** The given faults and no others; what is unknown or of another type is named in an error. */
export function faultsOf(wanted: object): Faults {
  const faults: Record<string, unknown> = { ...noFaults };
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) continue;
    if (!(name in noFaults)) throw new Error(`There is no fault of the name ${name}.`);
    if (typeof value !== typeof faults[name]) {
      throw new Error(`${name} must be a ${typeof faults[name]}.`);
    }
    faults[name] = value;
  }
  return faults as unknown as Faults;
}

/** The faults of now, and what they decide for each call. */
export class FaultPlan {
  current: Faults;

  constructor(faults: Faults) {
    this.current = faults;
  }

  /** `call` as in `POST /v1/refunds`. */
  decide(call: string): { waitMs: number; fails: boolean; losesAnswer: boolean } {
    const { slowMs, failRate, loseAnswerRate, only } = this.current;
    if (!call.startsWith(only)) return { waitMs: 0, fails: false, losesAnswer: false };
    const fails = this.takeOne('failNext') || Math.random() < failRate;
    const losesAnswer =
      !fails && (this.takeOne('loseAnswerNext') || Math.random() < loseAnswerRate);
    return { waitMs: slowMs, fails, losesAnswer };
  }

  private takeOne(name: 'failNext' | 'loseAnswerNext'): boolean {
    if (this.current[name] <= 0) return false;
    this.current = { ...this.current, [name]: this.current[name] - 1 };
    return true;
  }
}
