import { In } from 'typeorm';
import { OrderEventEntity } from '../../orders/order-event.entity';
import type { OrderLineEntity } from '../../orders/order-line.entity';
import { isUndone } from '../../orders/order-state';
import type { OrderWorld } from './order-world';

/** What the catalogue has reserved for an order is what the order has; what is not reserved is in the shop. */
export async function stockFindings(
  world: OrderWorld,
  lines: OrderLineEntity[],
): Promise<string[]> {
  const { catalogue, dataSource } = world.paying.service;
  const gone = await notRestocked(dataSource.manager.getRepository(OrderEventEntity), lines);
  const orders = [...world.placed.keys()];
  const holding = lines.filter((line) => !isUndone(line) || gone.has(line.id));
  return world.products.flatMap(({ id, pezzi_disponibili: stock }) => {
    const ordered = orders.map((orderId) => ({
      orderId,
      product: id,
      pieces: sumOf(holding.filter((line) => line.orderId === orderId && line.reference === id)),
    }));
    const reserved = orders.reduce((sum, orderId) => sum + reservedOf(world, orderId, id), 0);
    const left = catalogue.stockOf(id);
    const isWhole = left >= 0 && left + reserved === stock;
    return [
      ...ordered.flatMap((one) => pieceFindings(world, one)),
      ...(isWhole ? [] : [`${id}: ${stock} at first, ${left} left and ${reserved} reserved`]),
    ];
  });
}

interface OrderedPieces {
  orderId: string;
  product: string;
  pieces: number;
}

function pieceFindings(world: OrderWorld, { orderId, product, pieces }: OrderedPieces): string[] {
  const { catalogue, now } = world.paying.service;
  const reserved = reservedOf(world, orderId, product);
  const { state, expiresAt = '' } = catalogue.reservations.get(orderId) ?? {};
  // Of an order whose time to pay is over they lapse a little later.
  const isLapsing = pieces === 0 && state === 'held' && Date.parse(expiresAt) > now();
  if (reserved === pieces || (world.isByCard && isLapsing)) return [];
  const held = `${reserved} reserved (${state}, until ${expiresAt})`;
  return [`order ${orderId}: ${pieces} of ${product} are ordered, ${held}`];
}

function reservedOf({ paying }: OrderWorld, orderId: string, product: string): number {
  const reservation = paying.service.catalogue.reservations.get(orderId);
  const isThere = reservation?.state === 'held' || reservation?.state === 'confirmed';
  return isThere ? (reservation.pieces.get(product) ?? 0) : 0;
}

const sumOf = (lines: OrderLineEntity[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Lines that came back and cannot be sold again. */
async function notRestocked(
  events: { findBy: (where: object) => Promise<OrderEventEntity[]> },
  lines: OrderLineEntity[],
): Promise<Set<string>> {
  const orderId = In(lines.map((line) => line.orderId));
  const returns = await events.findBy({ orderId, command: 'receive-return' });
  return new Set(returns.flatMap(({ lineIds, data }) => (data.restocks === true ? [] : lineIds)));
}
