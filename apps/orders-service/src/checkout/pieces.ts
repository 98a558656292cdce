import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@zaino/service/domain-error';
import { toEuro } from '@zaino/rules/money';
import type { PricedLine } from '../quotes/priced-line';
import { Catalogue } from '../upstreams/catalogue';
import { orderChanged } from './order-changed';
import { orderIdOf, type PlacingKey, releaseIdOf } from './order-id';

interface WantedPieces {
  lines: readonly PricedLine[];
  until: Date;
}

/** Reservations that a call can have lost to time or to a refusal before it gives up. */
const MOST_ROUNDS = 5;

/** Pieces of products that are held for an order under its id, before there is one. */
@Injectable()
export class Pieces {
  private readonly logger = new Logger('Checkout');

  constructor(private readonly catalogue: Catalogue) {}

  /**
   * Reserves what the order needs and gives the order's id; the same call again gets the same reservation. Rejects as
   * `order-changed` where pieces are gone or cost something else by now.
   */
  async reserve(key: PlacingKey, { lines, until }: WantedPieces): Promise<string> {
    const wanted = lines.flatMap(({ line, pieces, priceCents }) =>
      line.type === 'product'
        ? { productId: line.id, quantity: pieces, price: toEuro(priceCents) }
        : [],
    );
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const id = orderIdOf(key, round);
      if (wanted.length === 0 || (await this.isReserved(id, { lines: wanted, until }))) return id;
    }
    throw orderChanged();
  }

  /** False where a reservation of this id has ended: it was given back, or its time was over. */
  private async isReserved(
    id: string,
    { lines, until }: { lines: Parameters<Catalogue['reserve']>[0]['lines']; until: Date },
  ): Promise<boolean> {
    try {
      const { outcome } = await this.catalogue.reserve({ id, expiresAt: until, lines });
      if (outcome === 'refused') throw orderChanged();
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'reservation-ended') return false;
      throw error;
    }
  }

  /** For an order that came to nothing for certain. What cannot be given back now is free once its time is over. */
  async giveBack(orderId: string, lines: readonly PricedLine[]): Promise<void> {
    if (!lines.some(({ line }) => line.type === 'product')) return;
    try {
      await this.catalogue.release(orderId, { operationId: releaseIdOf(orderId) });
    } catch (error) {
      this.logger.warn(`Pieces stay reserved for a while: ${(error as Error).name}`);
    }
  }
}
