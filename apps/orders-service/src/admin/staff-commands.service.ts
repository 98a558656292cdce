import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type adminOrderEndpoints,
  type Order,
  ordersErrorCodes,
  type staffOrderEndpoints,
} from '@zaino/contracts/orders';
import type { SessionUser } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { fewAtOnce } from '@zaino/service/few-at-once';
import type { BodyOf } from '@zaino/service/route';
import type { z } from 'zod';
import type { Actor } from '../orders/actor';
import type { OrderCommand } from '../orders/command';
import { AdminOrdersService } from '../reading/admin-orders.service';
import { orderCommandOf } from '../transitions/asked-command';
import { type Moved, OrderCommands } from '../transitions/order-commands';
import { refusePastDays } from '../transitions/refuse-past-days';
import { bulkCommandOf } from './bulk-command';
import { type NewChange, StaffChangesService } from './staff-changes.service';

interface GivenCommand extends BodyOf<typeof adminOrderEndpoints.command> {
  orderId: string;
  user: SessionUser;
}

interface GivenToMany extends BodyOf<typeof staffOrderEndpoints.commands> {
  user: SessionUser;
}

/** Orders of a call, each in a transaction: while the database writes one the next is thought about. */
const AT_ONCE = 4;

type Outcomes = z.output<typeof staffOrderEndpoints.commands.response>;
type Outcome = Outcomes['outcomes'][number];

type Asked = GivenCommand['command'] | GivenToMany['command'];

/** Which change a command is a part of, and which it takes back. */
interface Part {
  change: NewChange;
  undoes?: string | undefined;
}

/** Staff moves orders by named commands; each is kept as a change of its admin. */
@Injectable()
export class StaffCommandsService {
  constructor(
    private readonly commands: OrderCommands,
    private readonly orders: AdminOrdersService,
    private readonly changes: StaffChangesService,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  /** Gives the order as it is then. */
  async give({ orderId, version, command, user }: GivenCommand): Promise<Order> {
    this.refusePastDays(command);
    const change = changeOf(randomUUID(), command, user);
    await this.run({ orderId, version, ...orderCommandOf(command, actorOf(user)) }, { change });
    return this.orders.read(orderId);
  }

  /** Each order in a transaction of its own: what is refused for one is done for the others. */
  async giveAll({ changeId, undoes, orders, command, user }: GivenToMany): Promise<Outcomes> {
    this.refusePastDays(command);
    const part = { change: changeOf(changeId, command, user), undoes };
    await this.changes.assertSame(part.change);
    const before = await this.changes.moved(
      changeId,
      orders.map(({ id }) => id),
    );
    const given = new Map<string, Outcome>();
    const give = async ({ id, version, lineIds }: GivenToMany['orders'][number]) => {
      const known = before.get(id);
      const wanted = bulkCommandOf(command, { lineIds, actor: actorOf(user) });
      const outcome = known
        ? done(id, known)
        : await this.giveTo({ orderId: id, version, ...wanted }, part);
      given.set(id, outcome);
    };
    const each = new Map(orders.map((order) => [order.id, order])).values();
    await fewAtOnce(each, { atOnce: AT_ONCE, each: give });
    const outcomes = orders.flatMap(({ id }) => given.get(id) ?? []);
    const isNew = ({ id, change }: Outcome) => change !== null && !before.has(id);
    if (!outcomes.some(isNew)) this.auditLog.changedNothing();
    const changed = outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id);
    return { outcomes, orders: await this.orders.some(changed) };
  }

  private async giveTo(command: OrderCommand, part: Part): Promise<Outcome> {
    const { orderId: id } = command;
    try {
      return done(id, await this.run(command, part));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const outcome = outcomeOf(error);
      if (outcome === null) throw error;
      return { id, outcome, reason: error.message, change: null };
    }
  }

  private run(command: OrderCommand, { change, undoes }: Part): Promise<Moved> {
    const { orderId } = command;
    return this.commands.run(command, async (manager, moved) => {
      await this.changes.note(manager, { change, orderId }, moved);
      if (undoes === undefined) return;
      const { adminId } = change;
      await this.changes.noteTakenBack(manager, { changeId: undoes, orderId, adminId });
    });
  }

  private refusePastDays(command: Asked): void {
    refusePastDays('expected' in command ? command : {}, italianDay(this.clock.now()));
  }
}

function changeOf(id: string, command: Asked, { uid: adminId }: SessionUser): NewChange {
  const expected = 'expected' in command ? command.expected : null;
  return { id, adminId, command: command.command, expected };
}

const actorOf = ({ uid, displayName }: SessionUser): Actor => ({
  who: 'staff',
  id: uid,
  name: displayName,
});

function done(id: string, { version, lineIds }: Moved): Outcome {
  return { id, outcome: 'done', reason: null, change: { version, lineIds: [...lineIds] } };
}

/** Null for what is wrong with the service, and not with this order. */
function outcomeOf({ kind, code }: DomainError): Outcome['outcome'] | null {
  if (kind === 'not-found') return 'not-found';
  if (kind !== 'conflict') return null;
  return code === ordersErrorCodes.orderMoved ? 'moved' : 'refused';
}
