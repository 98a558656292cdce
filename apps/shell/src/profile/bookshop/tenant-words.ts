import type { Tenant, TenantState } from '@zaino/contracts/bookshops';

/** What a bookshop's state is called, and what it means for families. */
export const stateWords: Record<TenantState, { name: string; meaning: string }> = {
  draft: { name: 'In preparazione', meaning: 'Le famiglie non la vedono ancora.' },
  open: { name: 'Aperta', meaning: 'Le famiglie la vedono e possono ordinare.' },
  paused: { name: 'In pausa', meaning: 'Le famiglie la vedono, ma per ora non possono ordinare.' },
  closed: { name: 'Chiusa', meaning: 'Le famiglie non la vedono più.' },
};

/** What is missing before customers can come: an address and at least one opening span (`notReady` of the contract). */
export function missingToOpen(tenant: Tenant): string[] {
  const { address, city, postalCode, province, openingHours } = tenant;
  const missing = [
    address === '' && 'l’indirizzo',
    city === '' && 'la città',
    postalCode === '' && 'il CAP',
    province === '' && 'la provincia',
    openingHours.every((spans) => spans.length === 0) && 'gli orari di apertura',
  ];
  return missing.filter((words) => words !== false);
}
