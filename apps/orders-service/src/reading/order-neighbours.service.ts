import { Injectable } from '@nestjs/common';
import type { staffOrderEndpoints } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { noSuchOrder } from '../orders/own-order';
import {
  conditionsOf,
  type ListedFilters,
  stateCondition,
  whereOf,
} from './admin-order-conditions';
import type { OrderCondition } from './condition';
import { before, behind, type ListPlace } from './list-place';

type Neighbours = z.output<typeof staffOrderEndpoints.neighbours.response>;

/** From one order of a list to the next, without the list. */
@Injectable()
export class OrderNeighboursService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** By where the order stands, in the list or not: one that was moved out of a view has neighbours still. Rejects as `not-found`. */
  async find(orderId: string, filters: ListedFilters): Promise<Neighbours> {
    const [place] = await this.dataSource.query<ListPlace[]>(
      'SELECT id, created_at AS createdAt FROM customer_order WHERE id = ?',
      [orderId],
    );
    if (place === undefined) throw noSuchOrder();
    const today = italianDay(this.clock.now());
    const conditions = [...stateCondition(filters), ...conditionsOf(filters, today)];
    const [previous, next] = await Promise.all([
      this.first([...conditions, before(place)], 'ASC'),
      this.first([...conditions, behind(place)], 'DESC'),
    ]);
    return { previous, next };
  }

  private async first(
    conditions: OrderCondition[],
    order: 'ASC' | 'DESC',
  ): Promise<Neighbours['next']> {
    const where = whereOf(conditions);
    const [found] = await this.dataSource.query<NonNullable<Neighbours['next']>[]>(
      `SELECT id, number FROM customer_order ${where.sql}
       ORDER BY created_at ${order}, id ${order} LIMIT 1`,
      where.values,
    );
    return found ?? null;
  }
}
