import type {
  OpeningStep,
  OwnTenant,
  ReviewedField,
  TenantState,
} from '@zaino/contracts/bookshops';

/** What a bookshop's state is called, and what it means for families. */
export const stateWords: Record<TenantState, { name: string; meaning: string }> = {
  draft: { name: 'In preparazione', meaning: 'Le famiglie non la vedono ancora.' },
  open: { name: 'Aperta', meaning: 'Le famiglie la vedono e possono ordinare.' },
  paused: { name: 'In pausa', meaning: 'Le famiglie la vedono, ma per ora non possono ordinare.' },
  closed: { name: 'Chiusa', meaning: 'Le famiglie non la vedono più.' },
};

/** The fields that an admin looks at, as the form calls them. */
export const fieldWords: Record<ReviewedField, string> = {
  name: 'Nome',
  address: 'Indirizzo',
  postalCode: 'CAP',
  city: 'Città',
  province: 'Provincia',
  pickupNotes: 'Note per il ritiro',
  vatNumber: 'Partita IVA',
};

/** What is missing of address and hours before an opening can be asked for (`notReady` of the contract). */
export function missingToOpen(tenant: OwnTenant): string[] {
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

const stepWords: Partial<Record<OpeningStep, string>> = {
  email: 'la conferma del tuo indirizzo e-mail, con il link che ti abbiamo inviato',
  'vat-number': 'la partita IVA',
  application: 'la tua richiesta di apertura',
  approval: 'la nostra approvazione',
};

/** All that is missing before families see it, in the order in which it is done. */
export function missingSteps(tenant: OwnTenant): string[] {
  const { missing } = tenant.opening;
  const details = missing.includes('details') ? missingToOpen(tenant) : [];
  return [...details, ...missing.flatMap((step) => stepWords[step] ?? [])];
}

/** Whether the owner has done all, and only our look at it is missing. */
export function isBeingReviewed({ opening }: OwnTenant): boolean {
  return opening.missing.length === 1 && opening.missing[0] === 'approval';
}

export const reviewWords = 'Stiamo controllando la tua libreria: ti scriviamo appena è approvata.';
