import { Module } from '@nestjs/common';
import { Documents } from './documents';
import { FiscalDocuments } from './fiscal-documents';
import { OrderFiles } from './order-file';

/** The documents of orders, for calls and for mails. */
@Module({
  providers: [Documents, FiscalDocuments, OrderFiles],
  exports: [Documents, FiscalDocuments, OrderFiles],
})
export class DocumentsModule {}
