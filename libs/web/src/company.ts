import { type Company, demoCompany } from '@zaino/contracts/shared';

let current: Company = demoCompany;

/** Tells whose shop it is, before anything is drawn: the shell, with what the gateway knows of its settings. */
export function beginCompany(company: Company): void {
  current = company;
}

/** Whose shop it is; the demo's where nobody has said so, as in tests. The same for all pages of a process. */
export function ownCompany(): Company {
  return current;
}

/** Where a telephone calls for a number as people write it; one without a country is Italian. */
export function phoneUrl(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('+') ? '' : '+39'}${digits}`;
}
