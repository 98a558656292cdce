import { Controller, Header } from '@nestjs/common';
import { cedolaEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ownBookshop } from '../desk/own-bookshop';
import { CedoleTermsService } from './cedole-terms.service';

/** Which cedole a bookshop takes. */
@Controller()
export class CedoleTermsController {
  constructor(private readonly cedoleTerms: CedoleTermsService) {}

  @Route(endpoints.terms)
  @Header('cache-control', 'no-store')
  terms(@CurrentSession() { session }: SignedIn) {
    return this.cedoleTerms.read(ownBookshop(session).bookshopId);
  }

  @Route(endpoints.setTerms)
  setTerms(
    @CurrentSession() { session }: SignedIn,
    @Input('body') terms: BodyOf<typeof endpoints.setTerms>,
  ) {
    return this.cedoleTerms.set(ownBookshop(session).bookshopId, terms);
  }
}
