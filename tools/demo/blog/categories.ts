import type { BlogFileCategory } from './blog-file';

/** What the articles are filed under. */
export const categories: readonly BlogFileCategory[] = [
  { id: 'guide-per-le-famiglie', name: 'Guide per le famiglie' },
  { id: 'libri-e-adozioni', name: 'Libri e adozioni' },
  { id: 'spese-e-risparmio', name: 'Spese e risparmio' },
  { id: 'zaino-e-materiali', name: 'Zaino e materiali' },
  { id: 'studio-e-compiti', name: 'Studio e compiti' },
  { id: 'acquisti-e-consegne', name: 'Acquisti e consegne' },
];
