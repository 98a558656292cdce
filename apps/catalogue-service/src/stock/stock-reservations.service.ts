import { Injectable } from '@nestjs/common';
import type { catalogueInternalEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { toCents } from '@zaino/rules/money';
import { Clock } from '@zaino/service/clock';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { productIdOf, productNumberOf } from '../products/product-id';
import { confirmReservation } from './confirm-reservation';
import { releaseReservation } from './release-reservation';
import { reservePieces } from './reserve-pieces';
import { StockMetrics } from './stock-metrics';

/** Pieces that are taken out of the stock for orders (docs/decisions/stock-reservations.md). */
@Injectable()
export class StockReservationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly metrics: StockMetrics,
  ) {}

  async reserve({ id, expiresAt, lines }: BodyOf<typeof endpoints.reserve>) {
    const pieces = lines.map(({ productId, quantity, price }) => ({
      productId: productNumberOf(productId),
      quantity,
      priceCents: toCents(price),
    }));
    const answer = await reservePieces(this.dataSource, {
      id,
      dueAt: new Date(expiresAt),
      pieces,
      now: () => this.clock.now(),
    });
    this.metrics.count('reserve', answer.outcome);
    return answer;
  }

  async confirm(id: string) {
    const outcome = await confirmReservation(this.dataSource, id);
    this.metrics.count('confirm', outcome);
    return { outcome };
  }

  async release(id: string, { operationId, lines }: BodyOf<typeof endpoints.release>) {
    const released = await releaseReservation(this.dataSource, {
      reservationId: id,
      operationId,
      now: this.clock.now(),
      lines: lines?.map(({ productId, quantity }) => ({
        productId: productNumberOf(productId),
        quantity,
      })),
    });
    this.metrics.count('release', released.length === 0 ? 'nothing' : 'released');
    return {
      lines: released.map(({ productId, quantity }) => ({
        productId: productIdOf(productId),
        quantity,
      })),
    };
  }
}
