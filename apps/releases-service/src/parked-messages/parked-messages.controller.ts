import { Controller } from '@nestjs/common';
import { releaseDeskEndpoints as endpoints } from '@zaino/contracts/releases';
import { ParkedMessagesService } from '@zaino/service/parked-messages/parked-messages.service';
import { Input, type ParamsOf, Route } from '@zaino/service/route';

@Controller()
export class ParkedMessagesController {
  constructor(private readonly messages: ParkedMessagesService) {}

  @Route(endpoints.parkedMessages)
  list() {
    return this.messages.list();
  }

  @Route(endpoints.retryMessage)
  retry(@Input('params') { id }: ParamsOf<typeof endpoints.retryMessage>) {
    return this.messages.retry(id);
  }
}
