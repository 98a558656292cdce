/** What a bookshop's state is called, and what it means for families. */
export const bookshopStateWords = {
  draft: { name: 'In preparazione', meaning: 'Le famiglie non la vedono ancora.' },
  open: { name: 'Aperta', meaning: 'Le famiglie la vedono e possono ordinare.' },
  paused: { name: 'In pausa', meaning: 'Le famiglie la vedono, ma per ora non possono ordinare.' },
  closed: { name: 'Chiusa', meaning: 'Le famiglie non la vedono più.' },
} as const;

interface Details {
  address: string;
  city: string;
  postalCode: string;
  province: string;
  email: string;
  openingHours: readonly (readonly unknown[])[];
}

type Step = 'email' | 'vat-number' | 'details' | 'application' | 'approval';

interface Opening {
  opening: { missing: readonly Step[] };
}

/** What is missing of address, e-mail for customers and hours before an opening can be asked for. */
export function missingToOpen(bookshop: Details): string[] {
  const { address, city, postalCode, province, email, openingHours } = bookshop;
  const missing = [
    address === '' && 'l’indirizzo',
    city === '' && 'la città',
    postalCode === '' && 'il CAP',
    province === '' && 'la provincia',
    email === '' && 'l’e-mail per i clienti',
    openingHours.every((spans) => spans.length === 0) && 'gli orari di apertura',
  ];
  return missing.filter((words) => words !== false);
}

const stepWords: Partial<Record<Step, string>> = {
  email: 'la conferma del tuo indirizzo e-mail, con il link che ti abbiamo inviato',
  'vat-number': 'la partita IVA',
  application: 'la tua richiesta di apertura',
  approval: 'la nostra approvazione',
};

/** All that is missing before families see it, in the order in which it is done. */
export function missingSteps(bookshop: Details & Opening): string[] {
  const { missing } = bookshop.opening;
  const details = missing.includes('details') ? missingToOpen(bookshop) : [];
  return [...details, ...missing.flatMap((step) => stepWords[step] ?? [])];
}

/** Whether the owner has done all, and only our look at it is missing. */
export function isBeingReviewed({ opening }: Opening): boolean {
  return opening.missing.length === 1 && opening.missing[0] === 'approval';
}

export const reviewWords = 'Stiamo controllando la tua libreria: ti scriviamo appena è approvata.';

/** What the fields are called that an admin looks at before families see them. */
export const reviewedFieldWords = {
  name: 'Nome',
  address: 'Indirizzo',
  postalCode: 'CAP',
  city: 'Città',
  province: 'Provincia',
  pickupNotes: 'Note per il ritiro',
  vatNumber: 'Partita IVA',
  picture: 'Foto',
  pictureAlt: 'Che cosa si vede nella foto',
} as const;
