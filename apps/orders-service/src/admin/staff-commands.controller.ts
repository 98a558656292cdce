import { Controller } from '@nestjs/common';
import { adminOrderEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { OrderCommands } from '../orders/transitions/order-commands';
import { OrderReader } from '../reading/order-reader';
import { orderCommandOf } from './staff-command';

/** Staff moves orders by named commands. */
@Controller()
export class StaffCommandsController {
  constructor(
    private readonly commands: OrderCommands,
    private readonly reader: OrderReader,
  ) {}

  @Route(endpoints.command)
  async give(
    @Input('params') { id }: ParamsOf<typeof endpoints.command>,
    @Input('body') { version, command }: BodyOf<typeof endpoints.command>,
    @CurrentSession() { session }: SignedIn,
  ) {
    await this.commands.run({ orderId: id, version, ...orderCommandOf(command, session.user) });
    return this.reader.read(id, 'staff');
  }
}
