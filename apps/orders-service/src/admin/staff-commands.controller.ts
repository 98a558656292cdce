import { Controller } from '@nestjs/common';
import { adminOrderEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { StaffCommandsService } from './staff-commands.service';

@Controller()
export class StaffCommandsController {
  constructor(private readonly commands: StaffCommandsService) {}

  @Route(endpoints.command)
  give(
    @Input('params') { id: orderId }: ParamsOf<typeof endpoints.command>,
    @Input('body') body: BodyOf<typeof endpoints.command>,
    @CurrentSession() { session }: SignedIn,
  ) {
    return this.commands.give({ ...body, orderId, user: session.user });
  }
}
