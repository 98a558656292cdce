import { type CountedVisits, OddsEvidence, shareEvidence } from './evidence';

/** How many of each version there must be before anything is decided by them. */
interface Least {
  canary: number;
  stable: number;
}

/** A canary may fail in a quarter more of them than the stable version, */
const FAILURE_RATIO = 1.25;
/** and in two of a thousand whatever the stable version does. */
const FAILURE_FLOOR = 0.002;
const failureAlternatives = [1.5, 2, 3, 6, 12, 25, 60];

/** Evidence that a canary fails more than it may. */
export class MoreFailures {
  private readonly canary: CountedVisits = { visits: 0, against: 0 };
  private stableVisits = 0;
  private readonly odds = new OddsEvidence(FAILURE_RATIO, failureAlternatives);

  constructor(private readonly least: Least) {}

  /** A further slice of time, of both versions. */
  add(canary: CountedVisits, stable: CountedVisits): void {
    this.canary.visits += canary.visits;
    this.canary.against += canary.against;
    this.stableVisits += stable.visits;
    this.odds.add(canary, stable);
  }

  /** Whether there is enough of both to decide by. */
  get isTelling(): boolean {
    return this.canary.visits >= this.least.canary && this.stableVisits >= this.least.stable;
  }

  /** Its logarithm. Both must be proven: more than the stable version's, and more than is of no matter. */
  get log(): number {
    return Math.min(this.odds.log, shareEvidence(this.canary, FAILURE_FLOOR, failureAlternatives));
  }
}
