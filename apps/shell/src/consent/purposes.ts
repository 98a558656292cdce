import type { ConsentPurpose } from '@zaino/web/consent';

interface PurposeWords {
  name: string;
  what: string;
}

export const necessaryWords: PurposeWords = {
  name: 'Necessari',
  what: 'Carrello, accesso e sicurezza. Sempre attivi.',
};

/** What each consent is for, in the words of the dialog and of the cookie page. */
export const purposeWords: Record<ConsentPurpose, PurposeWords> = {
  analytics: { name: 'Statistiche', what: 'Quali pagine servono e dove ci si perde.' },
  marketing: { name: 'Marketing', what: 'Da quale annuncio o campagna sei arrivato.' },
  social: { name: 'Social', what: 'Contenuti e pulsanti delle reti sociali.' },
};
