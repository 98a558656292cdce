import { Injectable } from '@nestjs/common';
import type { adminOrderEndpoints, Order } from '@zaino/contracts/orders';
import type { SessionUser } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import type { BodyOf } from '@zaino/service/route';
import { OrderReader } from '../reading/order-reader';
import { orderCommandOf } from '../transitions/asked-command';
import { OrderCommands } from '../transitions/order-commands';
import { refusePastDays } from '../transitions/refuse-past-days';

interface GivenCommand extends BodyOf<typeof adminOrderEndpoints.command> {
  orderId: string;
  user: SessionUser;
}

/** Staff moves orders by named commands. */
@Injectable()
export class StaffCommandsService {
  constructor(
    private readonly commands: OrderCommands,
    private readonly reader: OrderReader,
    private readonly clock: Clock,
  ) {}

  /** Gives the order as it is then. */
  async give({ orderId, version, command, user }: GivenCommand): Promise<Order> {
    refusePastDays('expected' in command ? command : {}, italianDay(this.clock.now()));
    const actor = { who: 'staff' as const, id: user.uid, name: user.displayName };
    await this.commands.run({ orderId, version, ...orderCommandOf(command, actor) });
    return this.reader.read(orderId, 'staff');
  }
}
