import { Controller } from '@nestjs/common';
import { adminBookEndpoints as endpoints } from '@zaino/contracts/schools';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { FetchRequestsService } from './fetch-requests.service';

@Controller()
export class BookFetcherController {
  constructor(private readonly requests: FetchRequestsService) {}

  @Route(endpoints.fetcher)
  state() {
    return this.requests.state();
  }

  @Route(endpoints.fetch)
  ask(@Input('body') { isbn }: BodyOf<typeof endpoints.fetch>) {
    return this.requests.ask(isbn);
  }
}
