import type { FiscalDocumentEntity } from '../../documents/fiscal-document.entity';
import { documentCalls } from '../../documents/testing/document-calls';
import { aBookLine, aProductLine } from '../../testing/placed-order';
import type { TestService } from '../../testing/test-service';

/** Of a shop whose address an electronic invoice can say. */
export const italianCompany = {
  COMPANY_ADDRESS: 'Corso Garibaldi 1, 26100 Cremona (Cremona)',
  COMPANY_VAT_NUMBER: '01234567897',
};

/** A book and supplies of 48,70 € with their shipping, billed. */
export async function billed(service: TestService): Promise<FiscalDocumentEntity> {
  const documents = documentCalls(service);
  const { order } = await documents.paidOrder([
    aBookLine({ state: 'paid' }),
    aProductLine({ state: 'reserved', priceCents: 1_220 }),
  ]);
  const [document] = await documents.fiscal().issueInvoices(order.id);
  if (!document) throw new Error('No invoice was issued.');
  return document;
}
