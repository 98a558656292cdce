import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { DeliveryPlaces } from '../checkout/places/places';
import type { Config } from '../config';
import type { ProcessRole } from '../process-role';
import { DropFolderSender } from './drop-folder-sender';
import { EInvoiceFiles } from './e-invoice-files';
import { E_INVOICE_SENDER, type EInvoiceSender } from './e-invoice-sender';
import { EInvoiceSendings } from './e-invoice-sendings';
import { EInvoiceSweep } from './e-invoice-sweep';
import { EInvoicesController } from './e-invoices.controller';
import { EInvoicesService } from './e-invoices.service';
import { SendingDeskService } from './sending-desk.service';

const sender = {
  provide: E_INVOICE_SENDER,
  useFactory: ({ E_INVOICE_DROP_FOLDER: folder }: Config): EInvoiceSender | null =>
    folder === '' ? null : new DropFolderSender(folder),
  inject: [CONFIG],
};

/** Invoices as XML, and on their way to the exchange (docs/decisions/compliance.md). */
@Module({})
export class EInvoicesModule {
  static for(role: ProcessRole): DynamicModule {
    const shared = [DeliveryPlaces, EInvoiceFiles, EInvoiceSendings, sender];
    const module = { module: EInvoicesModule };
    if (role === 'worker') return { ...module, providers: [...shared, EInvoiceSweep] };
    return {
      ...module,
      controllers: [EInvoicesController],
      providers: [...shared, EInvoicesService, SendingDeskService],
    };
  }
}
