import { Controller } from '@nestjs/common';
import { supportEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { SupportService } from './support.service';

@Controller()
export class SupportController {
  constructor(private readonly support: SupportService) {}

  @Route(supportEndpoints.write)
  async write(@Input('body') message: BodyOf<typeof supportEndpoints.write>) {
    await this.support.write(message);
    return { success: true } as const;
  }
}
