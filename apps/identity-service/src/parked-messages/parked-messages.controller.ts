import { Controller } from '@nestjs/common';
import { adminEndpoints as endpoints } from '@zaino/contracts/identity';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { NoStore } from '../sessions/no-store';
import { ParkedMessagesService } from './parked-messages.service';

@Controller()
@NoStore()
export class ParkedMessagesController {
  constructor(private readonly parkedMessages: ParkedMessagesService) {}

  @Route(endpoints.parkedMessages)
  list() {
    return this.parkedMessages.list();
  }

  @Route(endpoints.retryMessage)
  retry(@Input('params') { id }: ParamsOf<typeof endpoints.retryMessage>) {
    return this.parkedMessages.retry(id);
  }

  @Route(endpoints.discardMessage)
  discard(
    @Input('params') { id }: ParamsOf<typeof endpoints.discardMessage>,
    @CurrentSession() signedIn: SignedIn,
  ) {
    return this.parkedMessages.discard(id, signedIn);
  }
}
