import type { PageMeta } from '@zaino/web/page-meta';

/** What the home page says of itself. */
export const homeMeta: PageMeta = {
  description:
    'Trova la tua scuola, scegli la classe e ordina i libri di testo adottati ai prezzi del ministero. Spedizione gratuita da 90 euro.',
  canonical: '/',
};
