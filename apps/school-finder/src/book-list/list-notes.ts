import type { ListNote } from '@zaino/rules/book-list-address';

/** What a person is told of a text that was read, or could not be. */
export const noteWords: Record<ListNote, string> = {
  vuota: 'Qui non c’è nessun codice ISBN: sono i 13 numeri che cominciano con 978 o 979.',
  lunga: 'La lista è molto lunga: ne abbiamo letto solo l’inizio.',
  grande: 'Il testo è troppo lungo: incolla solo l’elenco dei libri della classe.',
};
