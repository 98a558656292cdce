import { Controller, Header, Res, UseFilters } from '@nestjs/common';
import { cedolaEndpoints as endpoints } from '@zaino/contracts/orders';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { ownBookshop } from '../desk/own-bookshop';
import { BusyPageFilter } from '../documents/busy-page-filter';
import { CedolaLedgerService } from './cedola-ledger.service';
import { CedolePrintsService } from './cedole-prints.service';

/** The cedole of a bookshop, whatever has become of them. */
@Controller()
export class CedolaLedgerController {
  constructor(
    private readonly cedole: CedolaLedgerService,
    private readonly prints: CedolePrintsService,
  ) {}

  @Route(endpoints.ledger)
  @Header('cache-control', 'no-store')
  ledger(
    @CurrentSession() { session }: SignedIn,
    @Input() query: QueryOf<typeof endpoints.ledger>,
  ) {
    return this.cedole.read(ownBookshop(session).bookshopId, query);
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
}
