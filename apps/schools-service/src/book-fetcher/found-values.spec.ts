import type { FoundFields } from './book-finder';
import { foundValues } from './found-values';

describe('what a source says of a book', () => {
  it.each<[string, FoundFields, object]>([
    ['markup', { descrizione: '<p>Uno</p><p>due</p>' }, { descrizione: 'Uno\n\ndue' }],
    ['several authors', { autoriEditore: ['Ada', ' ', 'Bruno'] }, { autoriEditore: 'Ada, Bruno' }],
    [
      'addresses without TLS',
      { copertina: 'http://e.example/1.jpg', scheda: 'http://e.example' },
      { copertina: 'https://e.example/1.jpg', scheda: 'https://e.example' },
    ],
    [
      'figures as text',
      { pagine: '240', pubblicazione: 2026 },
      { pagine: 240, pubblicazione: '2026' },
    ],
    [
      'one sample',
      { pagineSaggio: 'https://e.example/1.pdf' },
      { pagineSaggio: ['https://e.example/1.pdf'] },
    ],
    ['nothing', { descrizione: '', copertina: null, pagine: '', pagineSaggio: [] }, {}],
    [
      'what cannot be kept',
      {
        copertina: `/api/books/media/${'a'.repeat(64)}`,
        scheda: 'javascript:alert(1)',
        pagine: 'molte',
        pubblicazione: 'marzo',
        collana: {},
      },
      {},
    ],
  ])('is kept without %s', (_, found, values) => expect(foundValues(found)).toEqual(values));
});
