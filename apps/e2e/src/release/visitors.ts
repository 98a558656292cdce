import type { AppHealth, ReleaseHealth } from '@zaino/contracts/analytics';
import { analyticsApi } from '@zaino/contracts/analytics';

/** One in so many visitors gets the canary. */
const CANARY_ONE_IN = 5;
/** In one of so many visits something fails whatever the version: an extension, a network that is lost. */
const USUAL_FAILURE_ONE_IN = 500;
const AT_ONCE = 20;

/** What is other in a visit of the canary, which is that version's visit of this number. */
export type Worsen = (health: AppHealth, number: number) => Partial<AppHealth>;

interface Options {
  url: string;
  /** As a browser has told it. */
  told: ReleaseHealth;
  app: string;
  stable: string;
  canary: string;
  worsen: Worsen;
  /** Page that each of them asks the server for, too: drawn anew where it failed, and otherwise kept for a while. */
  opens?: string | undefined;
}

interface Visit {
  kind: 'stable' | 'canary';
  told: ReleaseHealth;
}

/** Within and without the share of the first canary there is. */
export const placeOf = { canary: 0, stable: 9_999 } as const;

/** Many visitors, of whom little more than what their browsers tell at the end comes to the shop. */
export class Visitors {
  private readonly seen = { stable: 0, canary: 0 };

  constructor(private readonly options: Options) {}

  /** So many visits end; without the canary where it does not run yet. */
  async leave(visits: number, { hasCanary }: { hasCanary: boolean }): Promise<void> {
    const all = Array.from({ length: visits }, (_, number) =>
      this.visit(hasCanary && number % CANARY_ONE_IN === 0 ? 'canary' : 'stable'),
    );
    while (all.length > 0) {
      await Promise.all(all.splice(0, AT_ONCE).map((visit) => this.end(visit)));
    }
  }

  private visit(kind: Visit['kind']): Visit {
    const { told, app, worsen } = this.options;
    const number = (this.seen[kind] += 1);
    const usual = {
      hasError: number % USUAL_FAILURE_ONE_IN === 0,
      hasFailedLoad: false,
      isUnrendered: false,
      lcp: usualPaint(number),
    };
    const apps = told.apps.map((health) => {
      if (health.app !== app) return { ...health, ...usual, hasError: false };
      const own = { ...health, ...usual, version: this.options[kind] };
      return kind === 'canary' ? { ...own, ...worsen(own, number) } : own;
    });
    return { kind, told: { apps } };
  }

  private async end({ kind, told }: Visit): Promise<void> {
    const { url, opens } = this.options;
    if (opens !== undefined) {
      const cookie = `zaino_place=${placeOf[kind]}`;
      await (await fetch(url + opens, { headers: { cookie } })).text();
    }
    const answer = await fetch(url + analyticsApi.addReleaseHealth.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
  }
}

/** From 600 to 2,000 ms, all of it alike: the fractions of the golden ratio's multiples fill the range evenly. */
function usualPaint(number: number): number {
  return Math.round(600 + 1_400 * ((number * 0.618_034) % 1));
}
