import { Controller, Res, UseFilters } from '@nestjs/common';
import { printEndpoints as endpoints } from '@zaino/contracts/orders';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { ownBookshop } from '../desk/own-bookshop';
import { BusyPageFilter } from '../documents/busy-page-filter';
import { PrintsService } from './prints.service';

@Controller()
@UseFilters(BusyPageFilter)
export class PrintsController {
  constructor(private readonly prints: PrintsService) {}

  @Route(endpoints.labels)
  async labels(
    @CurrentSession() { session }: SignedIn,
    @Input() query: QueryOf<typeof endpoints.labels>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { bookshopId } = ownBookshop(session);
    return answer(reply, 'etichette', await this.prints.labels(bookshopId, query));
  }

  @Route(endpoints.pickList)
  async pickList(
    @CurrentSession() { session }: SignedIn,
    @Input() { orders }: QueryOf<typeof endpoints.pickList>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { bookshopId } = ownBookshop(session);
    return answer(reply, 'lista-di-prelievo', await this.prints.pickList(bookshopId, orders));
  }

  @Route(endpoints.orderSheets)
  async orderSheets(
    @CurrentSession() { session }: SignedIn,
    @Input() { orders }: QueryOf<typeof endpoints.orderSheets>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { bookshopId } = ownBookshop(session);
    return answer(reply, 'fogli-ordine', await this.prints.orderSheets(bookshopId, orders));
  }
}

/** Shown by the browser's viewer, and kept under this name. */
function answer(reply: FastifyReply, name: string, bytes: Buffer): PreparedAnswer {
  void reply.header('content-disposition', `inline; filename="${name}.pdf"`);
  return new PreparedAnswer(bytes, { contentType: 'application/pdf', isCompact: true });
}
