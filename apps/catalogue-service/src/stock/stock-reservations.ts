import { Injectable } from '@nestjs/common';
import { catalogueErrorCodes, type catalogueInternalEndpoints } from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { toCents } from '@zaino/rules/money';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { productNumberOf } from '../products/product-id';
import { lookAtStock, type WantedPieces } from './look-at-stock';
import { sellPieces } from './move-pieces';
import { StockMetrics } from './stock-metrics';
import { findReservation, holdsPieces, type StoredReservation } from './stored-reservation';

type Wanted = BodyOf<typeof catalogueInternalEndpoints.reserve>;

/** Far more often than others can be faster by chance. */
const MOST_TRIES = 20;

/** Takes pieces out of the stock for orders (docs/decisions/stock-reservations.md). */
@Injectable()
export class StockReservations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly metrics: StockMetrics,
  ) {}

  async reserve({ id, expiresAt, lines }: Wanted) {
    const pieces = lines.map(({ productId, quantity, price }) => ({
      productId: productNumberOf(productId),
      quantity,
      priceCents: toCents(price),
    }));
    const answer = await this.reservePieces({ id, dueAt: new Date(expiresAt), pieces });
    this.metrics.count('reserve', answer.outcome);
    return answer;
  }

  /** A look without locks keeps those away who cannot have what they want; the statement that takes it decides. */
  private async reservePieces(order: { id: string; dueAt: Date; pieces: WantedPieces[] }) {
    const { manager } = this.dataSource;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const lines = await lookAtStock(manager, order.pieces);
      const isPossible = lines.every(({ obstacle }) => obstacle === null);
      if (isPossible && (await this.take(order))) return { outcome: 'reserved' as const };
      const known = await findReservation(manager, order.id);
      if (known !== null) return sameReservation(known, order.pieces);
      if (!isPossible) return { outcome: 'refused' as const, lines };
    }
    throw new DomainError('unavailable', sharedErrorCodes.unavailable);
  }

  /** False, and nothing done, where the id is in use or another was faster. */
  private async take({ id, dueAt, pieces }: { id: string; dueAt: Date; pieces: WantedPieces[] }) {
    try {
      await inTransaction(this.dataSource, async (manager) => {
        const now = new Date(this.clock.now());
        await manager.query(
          `INSERT INTO stock_reservation (id, state, created_at, due_at) VALUES (?, 'held', ?, ?)`,
          [id, now, dueAt],
        );
        await manager.query(
          'INSERT INTO stock_reservation_line (reservation_id, product_id, quantity, price_cents) VALUES ?',
          [pieces.map((line) => [id, line.productId, line.quantity, line.priceCents])],
        );
        // Last, since everybody who wants the same product waits from here to the commit.
        if (!(await sellPieces(manager, pieces))) throw new OutrunError();
      });
      return true;
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (error instanceof OutrunError || code === 'ER_DUP_ENTRY') return false;
      throw error;
    }
  }
}

class OutrunError extends Error {}

/** The call came before: it is answered alike, unless it was another. */
function sameReservation(known: StoredReservation, pieces: WantedPieces[]) {
  const wanted = new Map(pieces.map((line) => [line.productId, line]));
  const isSame =
    known.lines.length === pieces.length &&
    known.lines.every(({ productId, quantity, priceCents }) => {
      const line = wanted.get(productId);
      return line?.quantity === quantity && line.priceCents === priceCents;
    });
  if (!holdsPieces(known)) {
    throw new DomainError('conflict', catalogueErrorCodes.reservationEnded);
  }
  if (!isSame) throw new DomainError('conflict', catalogueErrorCodes.reservationTaken);
  return { outcome: 'reserved' as const };
}
