/** Visits of one version, and those of them that count against it. */
export interface Counted {
  visits: number;
  against: number;
}

/** How many times the bound the alternatives lie; each has the same weight beforehand. */
type Alternatives = readonly number[];

/**
 * Evidence that the canary's share is more than `ratio` times the stable version's, slice by slice: the logarithm of a
 * likelihood ratio for each alternative. Of all visits that count against either version in a slice, those of the canary
 * are as many as tosses of a coin would give, whose chance follows from the visits of both and the ratio, whatever the
 * hour of the day has done to both. At the bound the expected ratio is one, and less below it (Hoeffding 1963 for visits
 * that are yes or no), so by Ville's inequality (1939) it reaches 1/α with a chance of at most α, however often one looks.
 */
export class RatioEvidence {
  private readonly logs: number[];

  constructor(
    private readonly ratio: number,
    private readonly alternatives: Alternatives,
  ) {
    this.logs = alternatives.map(() => 0);
  }

  /** A further slice of time. One in which only one version had visits says nothing. */
  add(canary: Counted, stable: Counted): void {
    if (canary.visits === 0 || stable.visits === 0) return;
    const chance = chanceOf(canary.visits * this.ratio, stable.visits);
    for (const [place, times] of this.alternatives.entries()) {
      const other = chanceOf(canary.visits * this.ratio * times, stable.visits);
      this.logs[place] =
        (this.logs[place] ?? 0) +
        canary.against * Math.log(other / chance) +
        stable.against * Math.log((1 - other) / (1 - chance));
    }
  }

  /** Logarithm of the evidence: of the mean of all alternatives. */
  get log(): number {
    return logOfMean(this.logs);
  }
}

const chanceOf = (ofCanary: number, ofStable: number) => ofCanary / (ofCanary + ofStable);

/** Logarithm of the evidence that a share of visits is more than `share`: as above, of tosses with that chance. */
export function shareEvidence(
  { visits, against }: Counted,
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

/** Of numbers that are given by their logarithms, however large they are. */
function logOfMean(logs: readonly number[]): number {
  const largest = Math.max(...logs);
  const sum = logs.reduce((all, log) => all + Math.exp(log - largest), 0);
  return largest + Math.log(sum / logs.length);
}
