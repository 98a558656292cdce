import { Controller, Header, Res, UseFilters } from '@nestjs/common';
import { cedolaEndpoints as endpoints } from '@zaino/contracts/orders';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { ownBookshop } from '../desk/own-bookshop';
import { BusyPageFilter } from '../documents/busy-page-filter';
import { CedolePrintsService } from './cedole-prints.service';
import { DistinteService } from './distinte.service';

/** What a bookshop sends to Comuni, and what comes of it. */
@Controller()
export class DistinteController {
  constructor(
    private readonly distinte: DistinteService,
    private readonly prints: CedolePrintsService,
  ) {}

  @Route(endpoints.distinte)
  @Header('cache-control', 'no-store')
  list(
    @CurrentSession() { session }: SignedIn,
    @Input() query: QueryOf<typeof endpoints.distinte>,
  ) {
    return this.distinte.list(ownBookshop(session).bookshopId, query);
  }

  @Route(endpoints.send)
  send(
    @CurrentSession() { session }: SignedIn,
    @Input('body') body: BodyOf<typeof endpoints.send>,
  ) {
    return this.distinte.send(ownBookshop(session).bookshopId, body);
  }

  @Route(endpoints.pay)
  pay(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.pay>,
    @Input('body') body: BodyOf<typeof endpoints.pay>,
  ) {
    return this.distinte.pay(ownBookshop(session).bookshopId, id, body);
  }

  @Route(endpoints.takeBack)
  takeBack(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.takeBack>,
    @Input('body') body: BodyOf<typeof endpoints.takeBack>,
  ) {
    return this.distinte.takeBack(ownBookshop(session).bookshopId, id, body);
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
