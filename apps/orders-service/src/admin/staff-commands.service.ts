import { Injectable } from '@nestjs/common';
import type { adminOrderEndpoints, Order } from '@zaino/contracts/orders';
import type { SessionUser } from '@zaino/contracts/shared';
import type { BodyOf } from '@zaino/service/route';
import { OrderCommands } from '../transitions/order-commands';
import { OrderReader } from '../reading/order-reader';
import { orderCommandOf } from './staff-command';

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
  ) {}

  /** Gives the order as it is then. */
  async give({ orderId, version, command, user }: GivenCommand): Promise<Order> {
    await this.commands.run({ orderId, version, ...orderCommandOf(command, user) });
    return this.reader.read(orderId, 'staff');
  }
}
