import type { Company } from '@zaino/contracts/shared';

let current: Company | undefined;

/** Tells whose shop it is, before anything is drawn: the shell, with what the gateway knows of its settings. */
export function beginCompany(company: Company): void {
  current = company;
}

/** Whose shop it is: the same for all pages of a process, told before the first is drawn. */
export function ownCompany(): Company {
  if (current === undefined) throw new Error('Nobody has said whose shop it is');
  return current;
}

/** Where a telephone calls for a number as people write it; one without a country is Italian. */
export function phoneUrl(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('+') ? '' : '+39'}${digits}`;
}
