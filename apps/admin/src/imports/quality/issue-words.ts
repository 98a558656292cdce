import type { QualityFilters } from './quality-filters';

type Issue = QualityFilters['issue'];

export const issueWords: Record<Issue, string> = {
  'check-digit': 'Codici sbagliati',
  'not-isbn': 'Codici che non sono ISBN',
  unknown: 'Senza prezzo noto',
  placeholder: 'Edizioni a scelta',
  'price-spread': 'Prezzi diversi tra le scuole',
  'price-subject': 'Prezzi insoliti per la materia',
  cap: 'Classi oltre il tetto',
};

/** What the list is of, and why it matters. */
export const issueHints: Record<Issue, string> = {
  'check-digit':
    'La cifra di controllo del codice è sbagliata, o il codice è inventato: le famiglie vedono il libro e non lo possono comprare.',
  'not-isbn': 'Articoli con un codice a barre che non è di un libro.',
  unknown: 'ISBN giusti di cui nessuna scuola dice il prezzo: non si possono vendere.',
  placeholder: 'Titoli di cui va bene ogni edizione (codici AIE): non si possono vendere.',
  'price-spread':
    'Una scuola indica un prezzo lontano più di un quarto da quello che indicano le altre per lo stesso ISBN.',
  'price-subject':
    'Il prezzo è più di quattro volte quello di metà dei libri della stessa materia, o meno di un quarto.',
  cap: 'Il totale dei libri da acquistare, a prezzo di copertina, supera il tetto del ministero. La scuola può superarlo con un motivo, e il tetto cambia se i libri sono digitali: è un confronto, non un giudizio.',
};
