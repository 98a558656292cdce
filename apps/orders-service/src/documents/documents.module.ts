import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { Documents } from './documents';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';
import { DrawingQueue } from './drawing-queue';
import { FiscalDocuments } from './fiscal-documents';
import { KeptDocuments } from './kept-documents';
import { OrderFiles } from './order-file';

/** The documents of orders, for calls and for mails. */
@Module({})
export class DocumentsModule {
  static for(role: ProcessRole): DynamicModule {
    const made = [Documents, FiscalDocuments, OrderFiles];
    const module = { module: DocumentsModule, global: true, exports: made };
    if (role === 'worker') return { ...module, providers: made };
    return {
      ...module,
      controllers: [DocumentsController],
      providers: [...made, DocumentsService, DrawingQueue, KeptDocuments],
      exports: [...made, DrawingQueue, KeptDocuments],
    };
  }
}
