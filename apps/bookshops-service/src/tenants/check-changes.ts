import {
  bookshopsErrorCodes,
  type TenantChanges,
  type TenantState,
} from '@zaino/contracts/bookshops';
import { DomainError } from '@zaino/service/domain-error';
import type { TenantEntity } from './tenant.entity';

/** What a state can become, beside itself. */
const nextStates: Record<TenantState, TenantState[]> = {
  draft: ['open', 'closed'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
};

type Facts = Pick<
  TenantEntity,
  | 'name'
  | 'address'
  | 'city'
  | 'postalCode'
  | 'province'
  | 'openingHours'
  | 'state'
  | 'offersPickup'
>;

const neededTexts = [
  ['name', 'Scrivi il nome della libreria'],
  ['address', 'Scrivi l’indirizzo'],
  ['city', 'Scrivi il comune'],
  ['postalCode', 'Scrivi il CAP'],
  ['province', 'Scrivi la provincia'],
] as const;

/** Throws where the bookshop may not become what the changes make of it. */
export function checkChanges(tenant: Facts, changes: TenantChanges): void {
  const wanted: Facts = { ...tenant, ...changes };
  if (wanted.state !== tenant.state && !nextStates[tenant.state].includes(wanted.state)) {
    throw new DomainError('conflict', bookshopsErrorCodes.stateRefused, {
      detail: 'La libreria non può passare a questo stato.',
    });
  }
  if (wanted.state === 'open') checkReady(wanted);
  if (wanted.offersPickup && !tenant.offersPickup && wanted.state !== 'open') {
    throw new DomainError('conflict', bookshopsErrorCodes.pickupNeedsOpen, {
      detail: 'Apri la libreria prima di offrire il ritiro.',
    });
  }
}

function checkReady(tenant: Facts): void {
  const errors: { path: string; message: string }[] = neededTexts
    .filter(([field]) => tenant[field].trim() === '')
    .map(([path, message]) => ({ path, message }));
  if (tenant.openingHours.every((spans) => spans.length === 0)) {
    errors.push({ path: 'openingHours', message: 'Indica almeno un orario di apertura' });
  }
  if (errors.length === 0) return;
  throw new DomainError('conflict', bookshopsErrorCodes.notReady, {
    detail: 'Per aprire la libreria servono nome, indirizzo completo e orari.',
    errors,
  });
}
