import { Controller } from '@nestjs/common';
import { adminEndpoints as endpoints } from '@zaino/contracts/identity';
import { ParkedMessagesService } from '@zaino/service/parked-messages/parked-messages.service';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { NoStore } from '../sessions/no-store';
import { DiscardableMessagesService } from './discardable-messages.service';

@Controller()
@NoStore()
export class ParkedMessagesController {
  constructor(
    private readonly parked: ParkedMessagesService,
    private readonly discardable: DiscardableMessagesService,
  ) {}

  @Route(endpoints.parkedMessages)
  list() {
    return this.discardable.list();
  }

  @Route(endpoints.retryMessage)
  retry(@Input('params') { id }: ParamsOf<typeof endpoints.retryMessage>) {
    return this.parked.retry(id);
  }

  @Route(endpoints.discardMessage)
  discard(
    @Input('params') { id }: ParamsOf<typeof endpoints.discardMessage>,
    @CurrentSession() signedIn: SignedIn,
  ) {
    return this.discardable.discard(id, signedIn);
  }
}
