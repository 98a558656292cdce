import { Module } from '@nestjs/common';
import { DeliveryPlaces } from '../checkout/places/places';
import { EInvoicesController } from './e-invoices.controller';
import { EInvoicesService } from './e-invoices.service';

/** Invoices as XML (docs/decisions/compliance.md). */
@Module({
  controllers: [EInvoicesController],
  providers: [DeliveryPlaces, EInvoicesService],
})
export class EInvoicesModule {}
