import { BOOKSHOP_NAME_MISSING, bookshopsErrorCodes } from '@zaino/contracts/bookshops';
import { PROVINCE_MISSING } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { TenantEntity } from './tenant.entity';

/** What a bookshop needs to be open. */
export type ReadyFacts = Pick<
  TenantEntity,
  'name' | 'address' | 'city' | 'postalCode' | 'province' | 'email' | 'openingHours'
>;

const neededTexts = [
  ['name', BOOKSHOP_NAME_MISSING],
  ['address', 'Scrivi l’indirizzo'],
  ['city', 'Scrivi il comune'],
  ['postalCode', 'Scrivi il CAP'],
  ['province', PROVINCE_MISSING],
  ['email', 'Scrivi l’e-mail per i clienti'],
] as const;

export function isReady(tenant: ReadyFacts): boolean {
  return problemsOf(tenant).length === 0;
}

/** Throws, at their fields, what is missing of name, address, hours and the e-mail for customers, but for what may be `owed`. */
export function checkReady(tenant: ReadyFacts, owed: readonly string[] = []): void {
  const errors = problemsOf(tenant).filter(({ path }) => !owed.includes(path));
  if (errors.length === 0) return;
  throw new DomainError('conflict', bookshopsErrorCodes.notReady, {
    detail:
      'Per aprire la libreria servono nome, indirizzo completo, e-mail per i clienti e orari.',
    errors,
  });
}

function problemsOf(tenant: ReadyFacts): { path: string; message: string }[] {
  const errors: { path: string; message: string }[] = neededTexts
    .filter(([field]) => tenant[field].trim() === '')
    .map(([path, message]) => ({ path, message }));
  if (tenant.openingHours.every((spans) => spans.length === 0)) {
    errors.push({ path: 'openingHours', message: 'Indica almeno un orario di apertura' });
  }
  return errors;
}
