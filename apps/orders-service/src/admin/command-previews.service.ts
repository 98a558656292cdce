import { Injectable } from '@nestjs/common';
import type {
  CommandPreview,
  StaffBulkCommand,
  staffOrderEndpoints,
} from '@zaino/contracts/orders';
import { groupBy } from '@zaino/rules/group-by';
import { italianDay } from '@zaino/rules/italian-day';
import { toEuro } from '@zaino/rules/money';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, In } from 'typeorm';
import { hasMoney } from '../orders/command-rules';
import type { LockedOrder } from '../orders/locked-order';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { noSuchOrder } from '../orders/own-order';
import { planForLines } from '../orders/refund-plan';
import { orderMoved } from '../orders/refused';
import { chooseLines } from '../transitions/choose-lines';
import { refusePastDays } from '../transitions/refuse-past-days';
import { bulkCommandOf } from './bulk-command';

type Asked = BodyOf<typeof staffOrderEndpoints.preview>;

/** Says what a command would do to many orders: by the same rules, and nothing is locked or written. */
@Injectable()
export class CommandPreviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Two statements, however many orders there are. */
  async preview({ orders, command }: Asked): Promise<{ outcomes: CommandPreview[] }> {
    const now = new Date(this.clock.now());
    refusePastDays('expected' in command ? command : {}, italianDay(now));
    const rows = await this.read(orders.map(({ id }) => id));
    const outcomes = orders.map(({ id, version }) => {
      const order = rows.get(id);
      if (order === undefined) return notPossible(id, 'not-found', noSuchOrder());
      if (order.order.version !== version) return notPossible(id, 'moved', orderMoved());
      return previewOf(order, command, now);
    });
    return { outcomes };
  }

  private async read(ids: string[]): Promise<Map<string, LockedOrder>> {
    const { manager } = this.dataSource;
    const orders = await manager.findBy(OrderEntity, { id: In(ids) });
    const lines = await manager.find(OrderLineEntity, {
      where: { orderId: In(ids) },
      order: { orderId: 'ASC', position: 'ASC' },
    });
    const byOrder = groupBy(lines, ({ orderId }) => orderId);
    return new Map(
      orders.map((order) => [order.id, { order, lines: byOrder.get(order.id) ?? [] }]),
    );
  }
}

function previewOf(read: LockedOrder, asked: StaffBulkCommand, now: Date): CommandPreview {
  const { id } = read.order;
  const actor = { who: 'staff', id: null, name: null } as const;
  try {
    const chosen = chooseLines(read, bulkCommandOf(asked, { actor }), now);
    const refund = asked.command === 'cancel' ? refundOf(read, chosen) : 0;
    return { id, outcome: 'possible', reason: null, lines: chosen.length, refund };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return notPossible(id, 'refused', error);
  }
}

/** What a cancellation of these lines gives back, as `moneyBack` of the command's effects plans it. */
function refundOf({ order, lines }: LockedOrder, chosen: readonly OrderLineEntity[]): number {
  if (!hasMoney(order)) return 0;
  for (const line of chosen) line.state = 'cancelled';
  return toEuro(planForLines({ order, lines }, chosen).amountCents);
}

function notPossible(
  id: string,
  outcome: CommandPreview['outcome'],
  { message: reason }: DomainError,
): CommandPreview {
  return { id, outcome, reason, lines: 0, refund: 0 };
}
