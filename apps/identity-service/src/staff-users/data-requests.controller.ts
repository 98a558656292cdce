import { Controller } from '@nestjs/common';
import { dataRequestEndpoints as endpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { NoStore } from '../sessions/no-store';
import { DataAnswersService } from './data-answers.service';
import { DataRequestsService } from './data-requests.service';

/** What people have asked about their data, and what staff answers. */
@Controller()
@NoStore()
export class DataRequestsController {
  constructor(
    private readonly requests: DataRequestsService,
    private readonly answers: DataAnswersService,
  ) {}

  @Route(endpoints.list)
  list(@Input() query: QueryOf<typeof endpoints.list>) {
    return this.requests.list(query);
  }

  @Route(endpoints.enter)
  enter(
    @CurrentSession() who: SignedIn,
    @Input('params') { uid }: ParamsOf<typeof endpoints.enter>,
    @Input('body') entry: BodyOf<typeof endpoints.enter>,
  ) {
    return this.requests.enter(uid, entry, who);
  }

  @Route(endpoints.answer)
  answer(
    @CurrentSession() who: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.answer>,
    @Input('body') answer: BodyOf<typeof endpoints.answer>,
  ) {
    return this.answers.answer(id, answer, who);
  }
}
