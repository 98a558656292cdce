import { Injectable } from '@nestjs/common';
import { bookshopsInternalEndpoints, type KnownTenant } from '@zaino/contracts/bookshops';
import { SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { BookshopsClient } from './bookshops-client';
import { ShortMemory } from './short-memory';

/** A bookshop that closes its pick-up gets orders for this much longer, in milliseconds. */
const LIFE_MS = 10 * SECOND_MS;
const MOST_KEPT = 5_000;

interface Freshness {
  isFresh?: boolean;
}

/** Bookshops of the bookshops service. Rejects as `unavailable` while it is away. */
@Injectable()
export class Bookshops {
  private readonly known: ShortMemory<KnownTenant>;

  constructor(
    private readonly client: BookshopsClient,
    clock: Clock,
  ) {
    this.known = new ShortMemory({ clock, lifeMs: LIFE_MS, most: MOST_KEPT });
  }

  /** The same; null where nothing can be picked up there. */
  async findForPickup(id: string, options: Freshness = {}): Promise<KnownTenant | null> {
    const bookshop = await this.find(id, options);
    return bookshop?.state === 'open' && bookshop.offersPickup ? bookshop : null;
  }

  /** At most ten seconds old, or of now where that is not enough; null where there is none. */
  async find(id: string, { isFresh = false }: Freshness = {}): Promise<KnownTenant | null> {
    const known = isFresh ? undefined : this.known.find(id);
    if (known) return known;
    try {
      const tenant = await this.client.call(bookshopsInternalEndpoints.read, { params: { id } });
      this.known.keep(id, tenant);
      return tenant;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found') return null;
      throw error;
    }
  }
}
