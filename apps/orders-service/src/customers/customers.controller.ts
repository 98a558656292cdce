import { Controller } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CustomerOrdersService } from './customer-orders.service';
import { CustomersService } from './customers.service';
import { PurchasesService } from './purchases.service';

const { exportCustomer, forgetCustomer, customerOrders, proveAddress, purchases } =
  ordersInternalEndpoints;

@Controller()
export class CustomersController {
  constructor(
    private readonly customers: CustomersService,
    private readonly bought: PurchasesService,
    private readonly orders: CustomerOrdersService,
  ) {}

  @Route(exportCustomer)
  export(@Input('params') { uid }: ParamsOf<typeof exportCustomer>) {
    return this.customers.export(uid);
  }

  @Route(forgetCustomer)
  async forget(@Input('params') { uid }: ParamsOf<typeof forgetCustomer>) {
    await this.customers.forget(uid);
    return {};
  }

  @Route(proveAddress)
  async prove(
    @Input('params') { uid }: ParamsOf<typeof proveAddress>,
    @Input('body') { email }: BodyOf<typeof proveAddress>,
  ) {
    await this.customers.proveAddress(uid, email);
    return {};
  }

  @Route(purchases)
  async purchases(
    @Input('params') { uid }: ParamsOf<typeof purchases>,
    @Input() { productId }: QueryOf<typeof purchases>,
  ) {
    return { hasBought: await this.bought.hasBought(uid, productId) };
  }
  @Route(customerOrders)
  latest(@Input('params') { uid }: ParamsOf<typeof customerOrders>) {
    return this.orders.latest(uid);
  }
}
