import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { EntityManager } from 'typeorm';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';

/** The shop itself: a bookshop sends its own. */
export const THE_SHOP = '';

/** An invoice or credit note of the shop. Rejects as `not-found`. */
export async function findShopDocument(
  manager: EntityManager,
  id: string,
): Promise<FiscalDocumentEntity> {
  const document = await manager.findOneBy(FiscalDocumentEntity, { id, sellerId: THE_SHOP });
  if (document === null) throw new DomainError('not-found', sharedErrorCodes.notFound);
  return document;
}
