/** Visits of one version, and those of them that count against it. */
export interface CountedVisits {
  visits: number;
  against: number;
}

/** How many times the bound the alternatives lie; each has the same weight beforehand. */
type Alternatives = readonly number[];

/**
 * Evidence that the canary's odds are more than `bound` times the stable version's, slice by slice: the logarithm of a
 * likelihood ratio for each alternative. How many of all visits that count against either version in a slice are the
 * canary's follows, whatever the hour of the day has done to both, from the visits of both and the odds alone (Fisher's
 * noncentral hypergeometric distribution). At the bound the expected ratio is one, and below it less, so by Ville's
 * inequality (1939) it reaches 1/α with a chance of at most α, however often one looks.
 */
export class OddsEvidence {
  private readonly logs: number[];

  constructor(
    private readonly bound: number,
    private readonly alternatives: Alternatives,
  ) {
    this.logs = alternatives.map(() => 0);
  }

  /** A further slice of time. One in which only one version had visits says nothing. */
  add(canary: CountedVisits, stable: CountedVisits): void {
    const against = canary.against + stable.against;
    if (canary.visits === 0 || stable.visits === 0 || against === 0) return;
    const ways = logWays(canary.visits, stable.visits, against);
    const ofBound = logSum(ways, this.bound);
    for (const [place, times] of this.alternatives.entries()) {
      const ofAlternative = logSum(ways, this.bound * times);
      const ratio = canary.against * Math.log(times) - ofAlternative + ofBound;
      this.logs[place] = (this.logs[place] ?? 0) + ratio;
    }
  }

  /** Logarithm of the evidence: of the mean of all alternatives. */
  get log(): number {
    return logOfMean(this.logs);
  }
}

/** Logarithm of the evidence that a share of visits is more than `share`: as above, of tosses with that chance. */
export function shareEvidence(
  { visits, against }: CountedVisits,
  share: number,
  alternatives: Alternatives,
): number {
  return logOfMean(
    alternatives.map((times) => {
      const other = Math.min(share * times, 0.99);
      const fine = (visits - against) * Math.log((1 - other) / (1 - share));
      return against * Math.log(other / share) + fine;
    }),
  );
}

interface Ways {
  /** Fewest visits that can be the canary's. */
  first: number;
  /** In how many ways so many can be, from the fewest on, as logarithms beside the first. */
  logs: number[];
}

/** In how many ways some of both versions' visits can be the canary's, of `against` together. */
function logWays(canary: number, stable: number, against: number): Ways {
  const first = Math.max(0, against - stable);
  const last = Math.min(canary, against);
  const logs = [0];
  let log = 0;
  for (let count = first; count < last; count += 1) {
    const more = (canary - count) * (against - count);
    log += Math.log(more / ((count + 1) * (stable - against + count + 1)));
    logs.push(log);
  }
  return { first, logs };
}

function logSum({ first, logs }: Ways, odds: number): number {
  const step = Math.log(odds);
  let largest = -Infinity;
  const terms = new Float64Array(logs.length);
  for (let place = 0; place < logs.length; place += 1) {
    const term = (logs[place] ?? 0) + (first + place) * step;
    terms[place] = term;
    if (term > largest) largest = term;
  }
  let sum = 0;
  for (const term of terms) sum += Math.exp(term - largest);
  return largest + Math.log(sum);
}

/** Of numbers that are given by their logarithms, however large they are. */
function logOfMean(logs: readonly number[]): number {
  const largest = Math.max(...logs);
  const sum = logs.reduce((all, log) => all + Math.exp(log - largest), 0);
  return largest + Math.log(sum / logs.length);
}
