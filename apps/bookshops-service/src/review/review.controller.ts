import { Controller, Header } from '@nestjs/common';
import { adminBookshopEndpoints } from '@zaino/contracts/bookshops';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { BookshopListService } from './bookshop-list.service';
import { DecisionsService } from './decisions.service';
import { ReviewService } from './review.service';

@Controller()
export class ReviewController {
  constructor(
    private readonly list: BookshopListService,
    private readonly review: ReviewService,
    private readonly decisions: DecisionsService,
  ) {}

  @Route(adminBookshopEndpoints.bookshops)
  @Header('cache-control', 'no-store')
  bookshops(@Input() query: QueryOf<typeof adminBookshopEndpoints.bookshops>) {
    return this.list.page(query);
  }

  @Route(adminBookshopEndpoints.bookshop)
  @Header('cache-control', 'no-store')
  bookshop(@Input('params') { id }: ParamsOf<typeof adminBookshopEndpoints.bookshop>) {
    return this.review.read(id);
  }

  @Route(adminBookshopEndpoints.command)
  @Header('cache-control', 'no-store')
  async command(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof adminBookshopEndpoints.command>,
    @Input('body') decision: BodyOf<typeof adminBookshopEndpoints.command>,
  ) {
    await this.decisions.decide(id, decision, session.user);
    return this.review.read(id);
  }
}
