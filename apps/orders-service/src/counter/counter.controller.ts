import { Controller, Header } from '@nestjs/common';
import { counterEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ownBookshop } from '../desk/own-bookshop';
import { CounterService } from './counter.service';

@Controller()
export class CounterController {
  constructor(private readonly counter: CounterService) {}

  @Route(endpoints.find)
  @Header('cache-control', 'no-store')
  find(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { number }: ParamsOf<typeof endpoints.find>,
  ) {
    return this.counter.find(ownBookshop(session), number);
  }

  @Route(endpoints.handOver)
  handOver(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.handOver>,
    @Input('body') body: BodyOf<typeof endpoints.handOver>,
  ) {
    return this.counter.handOver(ownBookshop(session), id, body);
  }

  @Route(endpoints.withdraw)
  withdraw(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.withdraw>,
    @Input('body') body: BodyOf<typeof endpoints.withdraw>,
  ) {
    return this.counter.withdraw(ownBookshop(session), id, body);
  }
}
