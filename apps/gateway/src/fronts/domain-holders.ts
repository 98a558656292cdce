import { type DomainHolder, domainSchema } from '@zaino/contracts/bookshops';
import { LRUCache } from 'lru-cache';

/** How long an answer is gone by without asking again, in milliseconds. */
const FRESH_MS = 10_000;
/** Names of bookshops are some thousands; names that nobody has, anybody can think of. */
const MOST_KNOWN = 20_000;
const MOST_UNKNOWN = 2_000;

interface Options {
  /** Asks the bookshops service; rejects where that does not answer. */
  ask: (domain: string) => Promise<DomainHolder>;
  onFailure: (error: unknown) => void;
  now?: () => number;
}

interface Remembered {
  holder: DomainHolder;
  askedAt: number;
}

const unknown: DomainHolder = { standing: 'unknown' };

/**
 * Whose the sub-domains are. An answer is gone by for some seconds, until a bookshop has changed; while the service is
 * away, what it said last goes on. That nobody has a name is never said of an answer that has grown old.
 */
export class DomainHolders {
  private readonly known = new LRUCache<string, Remembered>({ max: MOST_KNOWN });
  private readonly unknown = new LRUCache<string, Remembered>({ max: MOST_UNKNOWN });
  private readonly asking = new Map<string, Promise<DomainHolder | 'unavailable'>>();
  private readonly now: () => number;
  /** What was asked before this moment may be another now. */
  private changedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: Options) {
    this.now = options.now ?? (() => performance.now());
  }

  /** Whether the service would be asked for this name. */
  lacks(domain: string): boolean {
    return isPossible(domain) && this.fresh(domain) === undefined;
  }

  find(domain: string): DomainHolder | Promise<DomainHolder | 'unavailable'> {
    if (!isPossible(domain)) return unknown;
    return this.fresh(domain) ?? this.asking.get(domain) ?? this.ask(domain);
  }

  /** A bookshop has changed, or may have. */
  changed(): void {
    this.changedAt = this.now();
    this.asking.clear();
  }

  private fresh(domain: string): DomainHolder | undefined {
    const { holder, askedAt } = this.last(domain) ?? {};
    if (askedAt === undefined) return undefined;
    const isFresh = askedAt > this.changedAt && this.now() - askedAt < FRESH_MS;
    return isFresh ? holder : undefined;
  }

  private last(domain: string): Remembered | undefined {
    return this.known.get(domain) ?? this.unknown.get(domain);
  }

  private ask(domain: string): Promise<DomainHolder | 'unavailable'> {
    const askedAt = this.now();
    const answer = this.options.ask(domain).then(
      (holder) => this.remember(domain, { holder, askedAt }),
      (error: unknown) => this.goOn(domain, error),
    );
    this.asking.set(domain, answer);
    void answer.finally(() => {
      if (this.asking.get(domain) === answer) this.asking.delete(domain);
    });
    return answer;
  }

  private remember(domain: string, remembered: Remembered): DomainHolder {
    const last = this.last(domain);
    // One that was asked for later was faster.
    if (last && last.askedAt > remembered.askedAt) return remembered.holder;
    const isUnknown = remembered.holder.standing === 'unknown';
    (isUnknown ? this.known : this.unknown).delete(domain);
    (isUnknown ? this.unknown : this.known).set(domain, remembered);
    return remembered.holder;
  }

  /** Asked again when it is no longer fresh, so that nobody waits for a service that is away with every page. */
  private goOn(domain: string, error: unknown): DomainHolder | 'unavailable' {
    this.options.onFailure(error);
    const known = this.known.get(domain);
    if (!known) return 'unavailable';
    known.askedAt = this.now();
    return known.holder;
  }
}

/** A name that could not be registered is asked of nobody. */
const isPossible = (domain: string) => {
  const { success, data } = domainSchema.safeParse(domain);
  return success && data === domain;
};
