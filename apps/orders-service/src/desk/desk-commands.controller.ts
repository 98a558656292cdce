import { Controller } from '@nestjs/common';
import { deskEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { DeskCommandsService } from './desk-commands.service';
import { ownBookshop } from './own-bookshop';

@Controller()
export class DeskCommandsController {
  constructor(private readonly commands: DeskCommandsService) {}

  @Route(endpoints.command)
  give(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.command>,
    @Input('body') body: BodyOf<typeof endpoints.command>,
  ) {
    return this.commands.give(ownBookshop(session), id, body);
  }

  @Route(endpoints.commands)
  giveAll(
    @CurrentSession() { session }: SignedIn,
    @Input('body') body: BodyOf<typeof endpoints.commands>,
  ) {
    return this.commands.giveAll(ownBookshop(session), body);
  }
}
