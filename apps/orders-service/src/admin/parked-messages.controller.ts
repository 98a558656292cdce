import { Controller } from '@nestjs/common';
import { adminOrderEndpoints as endpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { ParkedMessagesService } from './parked-messages.service';

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
