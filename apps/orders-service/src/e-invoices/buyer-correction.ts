import type { EInvoiceCorrection } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { checkInvoice } from '../checkout/check-invoice';
import type { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import type { EInvoiceSendingEntity } from './e-invoice-sending.entity';

type Correction = EInvoiceSendingEntity['correction'];

/**
 * Data of the buyer that are others than in the document, with those that were put right before; null where
 * none are given. Throws `invalid` where
 * no invoice could be made out to such a buyer.
 */
export function correctionOf(
  { content: { buyer } }: Pick<FiscalDocumentEntity, 'content'>,
  { correction }: Pick<EInvoiceSendingEntity, 'correction'>,
  corrected: Partial<EInvoiceCorrection>,
): Correction {
  const given = Object.entries(corrected).filter(([, value]) => value !== '');
  if (given.length === 0) return null;
  const all: Correction = { ...correction, ...Object.fromEntries(given) };
  // What is not corrected is as it was billed.
  const isGiven = ({ path }: { path: string }) => given.some(([name]) => name === path);
  const errors = checkInvoice({ ...buyer, ...all }).filter(isGiven);
  if (errors.length > 0)
    throw new DomainError('invalid', sharedErrorCodes.invalidInput, { errors });
  return all;
}
