import { Controller, Header } from '@nestjs/common';
import { adminBookshopEndpoints as endpoints } from '@zaino/contracts/bookshops';
import { ParkedMessagesService } from '@zaino/service/parked-messages/parked-messages.service';
import { Input, type ParamsOf, Route } from '@zaino/service/route';

@Controller()
export class ParkedMessagesController {
  constructor(private readonly messages: ParkedMessagesService) {}

  @Route(endpoints.parkedMessages)
  @Header('cache-control', 'no-store')
  list() {
    return this.messages.list();
  }

  @Route(endpoints.retryMessage)
  @Header('cache-control', 'no-store')
  retry(@Input('params') { id }: ParamsOf<typeof endpoints.retryMessage>) {
    return this.messages.retry(id);
  }
}
