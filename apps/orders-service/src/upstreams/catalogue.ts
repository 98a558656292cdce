import { Injectable } from '@nestjs/common';
import {
  catalogueInternalEndpoints,
  type ProductOffer,
  productIdSchema,
  type ReservationLine,
} from '@zaino/contracts/catalogue';
import { SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CatalogueClient } from './catalogue-client';
import { ShortMemory } from './short-memory';

export interface ProductPieces {
  productId: string;
  quantity: number;
}

interface WantedReservation {
  id: string;
  expiresAt: Date;
  /** With the price of one piece in euro that was agreed to; each product once. */
  lines: readonly (ProductPieces & { price: number })[];
}

/** What a reservation came to; where it is refused, how each of its lines stands. */
export type ReservationOutcome =
  | { outcome: 'reserved' }
  | { outcome: 'refused'; lines: ReservationLine[] };

/** How old an offer may be where the reservation that follows checks price and pieces anyway, in milliseconds. */
const RECENT_MS = 30 * SECOND_MS;
const MOST_KEPT = 20_000;

/** Products of the catalogue service: their offers, and the pieces that orders hold. All calls reject as `unavailable` while it is away. */
@Injectable()
export class Catalogue {
  private readonly recent: ShortMemory<ProductOffer>;

  constructor(
    private readonly client: CatalogueClient,
    clock: Clock,
  ) {
    this.recent = new ShortMemory({ clock, lifeMs: RECENT_MS, most: MOST_KEPT });
  }

  /** By id, as they are now; what is not in the shop is missing. */
  async offers(ids: readonly string[]): Promise<Map<string, ProductOffer>> {
    const wanted = [...new Set(ids)].filter((id) => productIdSchema.safeParse(id).success);
    if (wanted.length === 0) return new Map();
    const { offers } = await this.client.call(catalogueInternalEndpoints.offers, {
      body: { ids: wanted },
    });
    for (const offer of offers) this.recent.keep(offer.id, offer);
    return new Map(offers.map((offer) => [offer.id, offer]));
  }

  /** The same, as they were up to half a minute ago: for an order whose reservation will tell whether they still are. */
  async recentOffers(ids: readonly string[]): Promise<Map<string, ProductOffer>> {
    const known = ids.flatMap((id) => this.recent.find(id) ?? []);
    const offers = new Map(known.map((offer) => [offer.id, offer]));
    const others = await this.offers(ids.filter((id) => !offers.has(id)));
    return new Map([...offers, ...others]);
  }

  /** All lines or none. The id of a reservation that was released or has lapsed is refused as `conflict`. */
  async reserve({ id, expiresAt, lines }: WantedReservation): Promise<ReservationOutcome> {
    const answer = await this.client.call(catalogueInternalEndpoints.reserve, {
      body: { id, expiresAt: expiresAt.toISOString(), lines: [...lines] },
    });
    if (answer.outcome === 'refused') {
      for (const { productId } of answer.lines) this.recent.forget(productId);
    }
    return answer;
  }

  /** Keeps reserved pieces for good; `lapsed` where they are gone by now. */
  async confirm(reservationId: string): Promise<'confirmed' | 'lapsed'> {
    const { outcome } = await this.client.call(catalogueInternalEndpoints.confirm, {
      params: { id: reservationId },
    });
    return outcome;
  }

  /** Gives pieces back, all of the reservation or those of `lines`; the same operation gives back once. */
  async release(
    reservationId: string,
    { operationId, lines }: { operationId: string; lines?: readonly ProductPieces[] },
  ): Promise<void> {
    await this.client.call(catalogueInternalEndpoints.release, {
      params: { id: reservationId },
      body: { operationId, ...(lines && { lines: [...lines] }) },
    });
  }
}
