import { Controller } from '@nestjs/common';
import {
  adminOrderEndpoints as endpoints,
  staffOrderEndpoints as ofMany,
} from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { CommandPreviewsService } from './command-previews.service';
import { StaffCommandsService } from './staff-commands.service';

@Controller()
export class StaffCommandsController {
  constructor(
    private readonly commands: StaffCommandsService,
    private readonly previews: CommandPreviewsService,
  ) {}

  @Route(endpoints.command)
  give(
    @Input('params') { id: orderId }: ParamsOf<typeof endpoints.command>,
    @Input('body') body: BodyOf<typeof endpoints.command>,
    @CurrentSession() { session }: SignedIn,
  ) {
    return this.commands.give({ ...body, orderId, user: session.user });
  }

  @Route(ofMany.preview)
  preview(@Input('body') body: BodyOf<typeof ofMany.preview>) {
    return this.previews.preview(body);
  }

  @Route(ofMany.commands)
  giveAll(
    @Input('body') body: BodyOf<typeof ofMany.commands>,
    @CurrentSession() { session }: SignedIn,
  ) {
    return this.commands.giveAll({ ...body, user: session.user });
  }
}
