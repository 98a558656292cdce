import { catalogueErrorCodes, type LeftOut } from '@zaino/contracts/catalogue';
import { DomainError } from '@zaino/service/domain-error';
import { productIdOf } from './product-id';
import { productNotFound } from './product-not-found';

const sentences = {
  gone: 'Questo prodotto non esiste più',
  changed: 'È stato modificato nel frattempo',
  'too-expensive': 'Il nuovo prezzo supererebbe 99.999,99 €',
};

/** Why a product stays as it is. */
export type LeftOutReason = keyof typeof sentences;

export interface LeftOutProduct {
  id: number;
  name: string;
  reason: LeftOutReason;
}

/** As an admin is told of it, among others that were written. */
export function toLeftOut({ id, name, reason }: LeftOutProduct): LeftOut {
  return { id: productIdOf(id), nome: name, motivo: sentences[reason] };
}

/** As the call is refused that was about this product alone. */
export function toRefusal({ reason }: LeftOutProduct): DomainError {
  if (reason === 'gone') return productNotFound();
  const detail =
    'Il prodotto è stato modificato nel frattempo: le tue modifiche non sono state salvate. ' +
    'Ricaricalo per vedere com’è adesso.';
  return new DomainError('conflict', catalogueErrorCodes.productChanged, { detail });
}
