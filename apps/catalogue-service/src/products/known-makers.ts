import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { EntityManager } from 'typeorm';
import { idsOfMakers } from './name-ids';

/** What is said of a maker's name that nobody has. */
export const UNKNOWN_MAKER =
  'Non c’è un produttore con questo nome: aggiungilo prima tra i produttori';

/** The ids of makers by their names; `invalid` where there is none of a name. */
export async function knownMakers(
  manager: EntityManager,
  names: readonly string[],
): Promise<Map<string, number>> {
  const ids = await idsOfMakers(manager, names);
  if (names.every((name) => ids.has(name))) return ids;
  const errors = [{ path: 'product.produttore', message: UNKNOWN_MAKER }];
  throw new DomainError('invalid', sharedErrorCodes.invalidInput, {
    errors,
    detail: UNKNOWN_MAKER,
  });
}
