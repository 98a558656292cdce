import { Injectable, Logger } from '@nestjs/common';
import type { CedolaOffer } from '@zaino/contracts/orders';
import { isConnectionFailure } from '@zaino/service/connection-failure';
import { cedolaListsOf, type PayableLine } from './cedola-lists';
import { CedolaTermsReader } from './cedola-terms-reader';

interface Wanted {
  shippingMethod: 'standard' | 'pickup';
  pickupPointId?: string | null | undefined;
}

/** What of an order cedole may pay: the adopted books of a primary school, at a bookshop that takes cedole. */
@Injectable()
export class CedolaOffers {
  private readonly logger = new Logger('CedolaOffers');

  constructor(private readonly terms: CedolaTermsReader) {}

  /** Null where nothing can be paid so; the database is asked for books of primary schools alone. */
  async find(
    lines: readonly PayableLine[],
    { shippingMethod, pickupPointId }: Wanted,
  ): Promise<CedolaOffer | null> {
    if (shippingMethod !== 'pickup' || !pickupPointId) return null;
    const lists = cedolaListsOf(lines);
    if (lists.length === 0) return null;
    const { isAccepted, comuni } = await this.termsIfKnown(pickupPointId);
    if (!isAccepted || comuni.length === 0) return null;
    return { lists, comuni: comuni.map(({ comune, provincia }) => ({ comune, provincia })) };
  }

  /** A quote is given without the database too: an order is not. */
  private async termsIfKnown(bookshopId: string) {
    try {
      return await this.terms.read(bookshopId);
    } catch (error) {
      if (!isConnectionFailure(error)) throw error;
      this.logger.warn(`A quote without cedole: ${(error as Error).name}`);
      return { isAccepted: false, comuni: [] };
    }
  }
}
