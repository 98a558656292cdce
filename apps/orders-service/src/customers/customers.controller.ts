import { Controller } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CustomersService } from './customers.service';

const { exportCustomer, forgetCustomer, proveAddress } = ordersInternalEndpoints;

@Controller()
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

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
}
