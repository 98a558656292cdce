import { Controller } from '@nestjs/common';
import { adminOrderEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { VouchersService } from './vouchers.service';

/** Vouchers as staff makes and ends them. */
@Controller()
export class VouchersController {
  constructor(private readonly vouchers: VouchersService) {}

  @Route(endpoints.vouchers)
  async list() {
    return { vouchers: await this.vouchers.list() };
  }

  @Route(endpoints.addVoucher)
  async add(@Input('body') voucher: BodyOf<typeof endpoints.addVoucher>) {
    await this.vouchers.add(voucher);
    return { success: true } as const;
  }

  @Route(endpoints.endVoucher)
  async end(@Input('params') { code }: ParamsOf<typeof endpoints.endVoucher>) {
    await this.vouchers.end(code);
    return { success: true } as const;
  }
}
