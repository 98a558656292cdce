import { Controller } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { DataSource } from 'typeorm';
import { assertOwnOrder } from '../orders/own-order';
import { OrderCommands } from '../orders/transitions/order-commands';
import { OrderReader } from '../reading/order-reader';
import { PaymentPages } from '../payments/payment-pages';

type Cancel = typeof orderEndpoints.cancel;

@Controller()
export class CancellationController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: OrderCommands,
    private readonly pages: PaymentPages,
    private readonly reader: OrderReader,
  ) {}

  @Route(orderEndpoints.cancel)
  async cancel(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id: orderId }: ParamsOf<Cancel>,
    @Input('body') { lineIds, pieces }: BodyOf<Cancel>,
  ) {
    const { uid } = session.user;
    await assertOwnOrder(this.dataSource.manager, { id: orderId, customerId: uid });
    const actor = { who: 'customer', id: uid, name: null } as const;
    await this.commands.run({ orderId, command: 'cancel', lineIds, pieces, actor });
    // Where the provider is away, the sweep closes it; what is paid on it until then goes back.
    await this.pages.closeAll(orderId).catch(() => undefined);
    return this.reader.read(orderId, 'customer');
  }
}
