import { Injectable } from '@nestjs/common';
import { documentKinds } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { KeptDocuments } from './kept-documents';
import { type OrderFile, OrderFiles } from './order-file';

interface OwnDocument {
  bytes: Buffer;
  /** As the browser keeps it: `ricevuta-ZN-7K3M-9QXD.pdf`. */
  name: string;
}

/** Documents as their customer, or staff, asks for them. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly files: OrderFiles,
    private readonly documents: KeptDocuments,
  ) {}

  /** `fileName` as in the contract's path. Rejects as `not-found` for another's order, or where there is no such document. */
  async ofCustomer(customerId: string, orderId: string, fileName: string): Promise<OwnDocument> {
    const file = await this.files.find(orderId);
    if (file?.order.customerId !== customerId) throw noSuchDocument();
    return this.make(file, fileName);
  }

  /** The same of any order, for staff. */
  async ofStaff(orderId: string, fileName: string): Promise<OwnDocument> {
    const file = await this.files.find(orderId);
    if (file === null) throw noSuchDocument();
    return this.make(file, fileName);
  }

  private async make(file: OrderFile, fileName: string): Promise<OwnDocument> {
    const kind = documentKinds.find((known) => fileName === `${known}.pdf`);
    if (kind === undefined) throw noSuchDocument();
    const bytes = await this.documents.make(kind, file);
    if (bytes === null) throw noSuchDocument();
    return { bytes, name: `${kind}-${file.order.number}.pdf` };
  }
}

function noSuchDocument(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, {
    detail: 'Documento non trovato',
  });
}
