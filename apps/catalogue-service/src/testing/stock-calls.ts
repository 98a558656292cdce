import { randomUUID } from 'node:crypto';
import type { AdminProduct, ProductOffer, ReservationLine } from '@zaino/contracts/catalogue';
import { MINUTE_MS } from '@zaino/rules/durations';
import { productNumberOf } from '../products/product-id';
import type { TestAnswer } from '@zaino/service/testing/service-calls';
import { serviceKeyHeader, type TestService } from './test-service';

type Bought = Pick<AdminProduct, 'id' | 'prezzoScontato'>;

export interface StockLine {
  productId: string;
  quantity: number;
}

export interface PricedStockLine extends StockLine {
  price: number;
}

interface Reservation {
  id?: string;
  expiresAt?: string;
  lines: PricedStockLine[];
}

type Outcome = { outcome: string; lines?: ReservationLine[] };

export interface StockCalls {
  offers: (ids: string[]) => Promise<TestAnswer<{ offers: ProductOffer[] }>>;
  /** For half an hour of the service's clock, with an id of its own, unless told. */
  reserve: (reservation: Reservation) => Promise<TestAnswer<Outcome> & { id: string }>;
  confirm: (id: string) => Promise<TestAnswer<Outcome>>;
  release: (
    id: string,
    body?: { operationId?: string; lines?: StockLine[] },
  ) => Promise<TestAnswer<{ lines: StockLine[] }>>;
  /** Pieces in the table. */
  stockOf: (product: Pick<Bought, 'id'>) => Promise<number>;
}

/** A line of what somebody buys. */
export function buying({ id, prezzoScontato }: Bought, quantity = 1): PricedStockLine {
  return { productId: id, quantity, price: prezzoScontato };
}

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** The calls of the stock, as the orders service makes them. */
export function stockCalls(service: TestService): StockCalls {
  const post = <Body>(path: string, body: unknown) =>
    service.call<Body>({ method: 'POST', path, body, headers: serviceKeyHeader });
  return {
    offers: (ids) => post('/internal/products/offers', { ids }),
    reserve: async ({ id = randomUUID(), expiresAt, lines }) => {
      const until = expiresAt ?? new Date(service.now() + HALF_HOUR_MS).toISOString();
      const body = { id, expiresAt: until, lines };
      return { ...(await post<Outcome>('/internal/reservations', body)), id };
    },
    confirm: (id) => post(`/internal/reservations/${id}/confirm`, undefined),
    release: (id, { operationId = randomUUID(), lines } = {}) =>
      post(`/internal/reservations/${id}/release`, { operationId, lines }),
    stockOf: async ({ id }) => {
      const [row] = await service.database.query<{ stock: number }[]>(
        'SELECT stock FROM product WHERE id = ?',
        [productNumberOf(id)],
      );
      return row?.stock ?? -1;
    },
  };
}
