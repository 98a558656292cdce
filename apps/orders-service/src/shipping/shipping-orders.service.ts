import { Injectable } from '@nestjs/common';
import {
  type Order,
  type OrderToShip,
  type shippingEndpoints,
  SHIPPING_LIMIT,
  type ShippingStage,
  shippingStages,
} from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import type { QueryOf } from '@zaino/service/route';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { expecting } from '../orders/expected-days';
import { parcelReference } from './parcel-reference';
import { ParcelEntity } from './parcel.entity';

type Page = z.output<typeof shippingEndpoints.orders.response>;
type Asked = QueryOf<typeof shippingEndpoints.orders>;

interface OrderRow {
  id: string;
  number: string;
  createdAt: Date;
  deliveries: OrderToShip['deliveries'];
  /** JSON. */
  address: string | null;
}

interface PiecesRow {
  orderId: string;
  pieces: string;
  here: string;
  late: string;
}

/** States of orders of which something is yet to be shipped; the index by state holds them, and who hands them out. */
const toShip = `state IN ('paid', 'waiting', 'reserved') AND bookshop_id IS NULL`;

const isPacked = `EXISTS (
  SELECT 1 FROM parcel p WHERE p.order_id = customer_order.id AND p.state = 'packed')`;

/** Of one delivery all lies aside, of several something does. */
const isReady = `(state = 'reserved' OR (deliveries = 'several' AND EXISTS (
  SELECT 1 FROM order_line l WHERE l.order_id = customer_order.id AND l.state = 'reserved')))
  AND NOT ${isPacked}`;

const conditions: Readonly<Record<ShippingStage, string>> = {
  all: toShip,
  ready: `${toShip} AND ${isReady}`,
  packed: `${toShip} AND ${isPacked}`,
};

/** Orders that the shop has to ship: each page in four statements (`ix_customer_order_state`). */
@Injectable()
export class ShippingOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async page({ stage, page }: Asked): Promise<Page> {
    const [rows, stages] = await Promise.all([this.rows(stage, page), this.stages()]);
    const ids = rows.map(({ id }) => id);
    const [pieces, parcels] = await Promise.all([this.pieces(ids), this.parcels(ids)]);
    return {
      orders: rows.map((row) =>
        orderToShip(row, { pieces: pieces.get(row.id), parcel: parcels.get(row.id) }),
      ),
      total: stages.find((one) => one.stage === stage)?.orders ?? 0,
      stages,
    };
  }

  private rows(stage: ShippingStage, page: number): Promise<OrderRow[]> {
    return this.dataSource.query<OrderRow[]>(
      `SELECT o.id, o.number, o.created_at AS createdAt, o.deliveries, o.address
       FROM (
         SELECT id FROM customer_order WHERE ${conditions[stage]}
         ORDER BY created_at, id LIMIT ? OFFSET ?
       ) AS found JOIN customer_order o ON o.id = found.id
       ORDER BY o.created_at, o.id`,
      [SHIPPING_LIMIT, (page - 1) * SHIPPING_LIMIT],
    );
  }

  private async stages(): Promise<Page['stages']> {
    const [row] = await this.dataSource.query<Record<ShippingStage, string | null>[]>(
      `SELECT COUNT(*) AS \`all\`,
         SUM(CASE WHEN ${isReady} THEN 1 ELSE 0 END) AS ready,
         SUM(CASE WHEN ${isPacked} THEN 1 ELSE 0 END) AS packed
       FROM customer_order WHERE ${toShip}`,
    );
    return shippingStages.map((stage) => ({ stage, orders: Number(row?.[stage] ?? 0) }));
  }

  /** By `ix_order_line_order_id`. */
  private async pieces(ids: string[]): Promise<Map<string, PiecesRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.query<PiecesRow[]>(
      `SELECT order_id AS orderId, SUM(quantity) AS pieces,
         SUM(CASE WHEN state = 'reserved' THEN quantity ELSE 0 END) AS here,
         SUM(CASE WHEN state IN (?) AND expected_to < ? THEN 1 ELSE 0 END) AS late
       FROM order_line WHERE order_id IN (?) AND state IN ('paid', 'waiting', 'reserved')
       GROUP BY order_id`,
      [expecting, italianDay(this.clock.now()), ids],
    );
    return new Map(rows.map((row) => [row.orderId, row]));
  }

  private async parcels(ids: string[]): Promise<Map<string, ParcelEntity>> {
    if (ids.length === 0) return new Map();
    const parcels = await this.dataSource.manager.findBy(ParcelEntity, {
      orderId: In(ids),
      state: In(['open', 'packed'] as const),
    });
    return new Map(parcels.map((parcel) => [parcel.orderId, parcel]));
  }
}

interface Beside {
  pieces: PiecesRow | undefined;
  parcel: ParcelEntity | undefined;
}

const nothing: Omit<PiecesRow, 'orderId'> = { pieces: '0', here: '0', late: '0' };

function orderToShip(row: OrderRow, { pieces, parcel }: Beside): OrderToShip {
  const { id, number, createdAt, deliveries } = row;
  const counts = pieces ?? nothing;
  return {
    id,
    number,
    createdAt: createdAt.toISOString(),
    recipient: recipientOf(row),
    deliveries,
    pieces: Number(counts.pieces),
    here: Number(counts.here),
    isLate: Number(counts.late) > 0,
    parcel: parcel === undefined ? null : parcelAtHand(parcel, number),
  };
}

/** Of an order whose family is forgotten nothing is known. */
function recipientOf({ address }: OrderRow): OrderToShip['recipient'] {
  const known = JSON.parse(address ?? 'null') as Order['address'];
  if (known === null) return { name: '', city: '' };
  return { name: `${known.lastName} ${known.firstName}`, city: known.city };
}

function parcelAtHand(parcel: ParcelEntity, number: string): OrderToShip['parcel'] {
  const { state, packerName: packer, position, code } = parcel;
  return { state, packer, reference: parcelReference(number, position), code };
}
