import { Controller, Header } from '@nestjs/common';
import { complianceEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { EInvoicesService } from './e-invoices.service';
import { SendingDeskService } from './sending-desk.service';

@Controller()
export class EInvoicesController {
  constructor(
    private readonly invoices: EInvoicesService,
    private readonly sending: SendingDeskService,
  ) {}

  @Route(endpoints.eInvoices)
  @Header('cache-control', 'no-store')
  page(@Input() query: QueryOf<typeof endpoints.eInvoices>) {
    return this.invoices.page(query);
  }

  @Route(endpoints.exportEInvoice)
  @Header('cache-control', 'no-store')
  export(@Input('params') { id }: ParamsOf<typeof endpoints.exportEInvoice>) {
    return this.invoices.export(id);
  }

  @Route(endpoints.previewEInvoices)
  @Header('cache-control', 'no-store')
  preview() {
    return this.sending.preview();
  }

  @Route(endpoints.sendEInvoices)
  sendMany(@Input('body') { ids }: BodyOf<typeof endpoints.sendEInvoices>) {
    return this.sending.sendMany(ids);
  }

  @Route(endpoints.sendEInvoice)
  send(
    @Input('params') { id }: ParamsOf<typeof endpoints.sendEInvoice>,
    @Input('body') corrected: BodyOf<typeof endpoints.sendEInvoice>,
  ) {
    return this.sending.send(id, corrected);
  }

  @Route(endpoints.recordEInvoice)
  record(
    @Input('params') { id }: ParamsOf<typeof endpoints.recordEInvoice>,
    @Input('body') outcome: BodyOf<typeof endpoints.recordEInvoice>,
  ) {
    return this.sending.record(id, outcome);
  }
}
