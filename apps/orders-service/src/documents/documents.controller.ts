import { Controller, Res, UseFilters } from '@nestjs/common';
import { orderEndpoints, staffOrderEndpoints } from '@zaino/contracts/orders';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { type CallingCustomer, CurrentCustomer } from '../orders/caused-by';
import type { FastifyReply } from 'fastify';
import { BusyPageFilter } from './busy-page-filter';
import { DocumentsService } from './documents.service';

const { document } = orderEndpoints;

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Route(document)
  @UseFilters(BusyPageFilter)
  async read(
    @CurrentCustomer() { customerId }: CallingCustomer,
    @Input('params') { id, file }: ParamsOf<typeof document>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { bytes, name } = await this.documents.ofCustomer(customerId, id, file);
    return pdfAnswer(reply, bytes, name);
  }

  @Route(staffOrderEndpoints.document)
  async readAny(
    @Input('params') { id, file }: ParamsOf<typeof staffOrderEndpoints.document>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { bytes, name } = await this.documents.ofStaff(id, file);
    return pdfAnswer(reply, bytes, name);
  }
}

function pdfAnswer(reply: FastifyReply, bytes: Buffer, name: string) {
  void reply.header('content-disposition', `inline; filename="${name}"`);
  return new PreparedAnswer(bytes, { contentType: document.contentType, isCompact: true });
}
