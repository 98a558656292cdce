import { Controller, Header } from '@nestjs/common';
import { complianceEndpoints as endpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { EInvoicesService } from './e-invoices.service';

@Controller()
export class EInvoicesController {
  constructor(private readonly invoices: EInvoicesService) {}

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
}
