import { Controller, Header, Res, UseFilters } from '@nestjs/common';
import { cedolaEndpoints as endpoints } from '@zaino/contracts/orders';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { ownBookshop } from '../desk/own-bookshop';
import { BusyPageFilter } from '../documents/busy-page-filter';
import { CedolaLedgerService } from './cedola-ledger.service';
import { CedolePrintsService } from './cedole-prints.service';
import { CedoleTermsService } from './cedole-terms.service';
import { DistinteService } from './distinte.service';

/** What a bookshop has to do with Comuni. */
@Controller()
export class CedolaLedgerController {
  constructor(
    private readonly ledgerOf: CedolaLedgerService,
    private readonly cedoleTerms: CedoleTermsService,
    private readonly distinteOf: DistinteService,
    private readonly prints: CedolePrintsService,
  ) {}

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

  @Route(endpoints.ledger)
  @Header('cache-control', 'no-store')
  ledger(
    @CurrentSession() { session }: SignedIn,
    @Input() query: QueryOf<typeof endpoints.ledger>,
  ) {
    return this.ledgerOf.read(ownBookshop(session).bookshopId, query);
  }

  @Route(endpoints.ledgerFile)
  @Header('cache-control', 'no-store')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="cedole.csv"')
  ledgerFile(@CurrentSession() { session }: SignedIn) {
    return this.prints.ledger(ownBookshop(session).bookshopId);
  }

  @Route(endpoints.ledgerPrint)
  @UseFilters(BusyPageFilter)
  async ledgerPrint(
    @CurrentSession() { session }: SignedIn,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const bytes = await this.prints.ledgerPrint(ownBookshop(session).bookshopId);
    void reply.header('content-disposition', 'inline; filename="cedole.pdf"');
    return new PreparedAnswer(bytes, { contentType: 'application/pdf', isCompact: true });
  }

  @Route(endpoints.distinte)
  @Header('cache-control', 'no-store')
  distinte(
    @CurrentSession() { session }: SignedIn,
    @Input() query: QueryOf<typeof endpoints.distinte>,
  ) {
    return this.distinteOf.list(ownBookshop(session).bookshopId, query);
  }

  @Route(endpoints.send)
  send(
    @CurrentSession() { session }: SignedIn,
    @Input('body') body: BodyOf<typeof endpoints.send>,
  ) {
    return this.distinteOf.send(ownBookshop(session).bookshopId, body);
  }

  @Route(endpoints.pay)
  pay(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.pay>,
    @Input('body') body: BodyOf<typeof endpoints.pay>,
  ) {
    return this.distinteOf.pay(ownBookshop(session).bookshopId, id, body);
  }

  @Route(endpoints.takeBack)
  takeBack(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.takeBack>,
    @Input('body') body: BodyOf<typeof endpoints.takeBack>,
  ) {
    return this.distinteOf.takeBack(ownBookshop(session).bookshopId, id, body);
  }

  @Route(endpoints.distintaFile)
  @Header('cache-control', 'no-store')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="distinta.csv"')
  distintaFile(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.distintaFile>,
  ) {
    return this.prints.distintaFile(ownBookshop(session).bookshopId, id);
  }

  @Route(endpoints.distintaPrint)
  @UseFilters(BusyPageFilter)
  async distintaPrint(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.distintaPrint>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const bytes = await this.prints.distinta(ownBookshop(session).bookshopId, id);
    void reply.header('content-disposition', 'inline; filename="distinta.pdf"');
    return new PreparedAnswer(bytes, { contentType: 'application/pdf', isCompact: true });
  }
}
