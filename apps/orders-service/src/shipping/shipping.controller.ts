import { Controller, Header, Res } from '@nestjs/common';
import { shippingEndpoints as endpoints } from '@zaino/contracts/orders';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { type BodyOf, Input, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { staffOf } from '../orders/staff-of';
import { LabelsService } from './labels.service';
import { ShippingOrdersService } from './shipping-orders.service';
import { ShippingPrintsService } from './shipping-prints.service';
import { TrackingImportService } from './tracking-import.service';

@Controller()
export class ShippingController {
  constructor(
    private readonly orders: ShippingOrdersService,
    private readonly prints: ShippingPrintsService,
    private readonly carriers: LabelsService,
    private readonly numbers: TrackingImportService,
  ) {}

  @Route(endpoints.orders)
  @Header('cache-control', 'no-store')
  page(@Input() query: QueryOf<typeof endpoints.orders>) {
    return this.orders.page(query);
  }

  @Route(endpoints.pickList)
  async pickList(
    @Input() { orders }: QueryOf<typeof endpoints.pickList>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return pdf(reply, 'lista-di-prelievo', await this.prints.pickList(orders));
  }

  @Route(endpoints.slips)
  async slips(
    @Input() { orders }: QueryOf<typeof endpoints.slips>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return pdf(reply, 'distinte-di-imballaggio', await this.prints.slips(orders));
  }

  @Route(endpoints.labels)
  labels(
    @CurrentSession() { session }: SignedIn,
    @Input('body') { orders }: BodyOf<typeof endpoints.labels>,
  ) {
    return this.carriers.make(staffOf(session), orders);
  }

  @Route(endpoints.previewTracking)
  previewTracking(@Input('body') { csv }: BodyOf<typeof endpoints.previewTracking>) {
    return this.numbers.preview(csv);
  }

  @Route(endpoints.importTracking)
  importTracking(
    @CurrentSession() { session }: SignedIn,
    @Input('body') { csv }: BodyOf<typeof endpoints.importTracking>,
  ) {
    return this.numbers.import(staffOf(session), csv);
  }
}

/** Shown by the browser's viewer, and kept under this name. */
function pdf(reply: FastifyReply, name: string, bytes: Buffer): PreparedAnswer {
  void reply.header('content-disposition', `inline; filename="${name}.pdf"`);
  return new PreparedAnswer(bytes, { contentType: 'application/pdf', isCompact: true });
}
