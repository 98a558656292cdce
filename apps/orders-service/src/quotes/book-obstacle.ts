import type { BookOffer } from '@zaino/contracts/schools';

type FoundBook = Extract<BookOffer, { found: true }>;
type Told = Pick<FoundBook, 'titolo' | 'motivoNonVendibile' | 'availability' | 'newEdition'>;

/** Why distributors cannot bring a book, for a person; null where that is not why it cannot be had, or it can. */
export function bookObstacle({ titolo, motivoNonVendibile, ...told }: Told): string | null {
  switch (motivoNonVendibile) {
    case 'fuori-catalogo':
      return `«${titolo}» è fuori catalogo: l’editore non lo stampa più.`;
    case 'in-ristampa':
      return `«${titolo}» è in ristampa, e l’editore non dice ancora per quando.`;
    case 'sostituito':
      return `«${titolo}» è stato sostituito da ${newEditionWords(told)}.`;
    default:
      return null;
  }
}

function newEditionWords({
  newEdition,
  availability,
}: Omit<Told, 'titolo' | 'motivoNonVendibile'>) {
  if (newEdition) return `«${newEdition.titolo}» (ISBN ${newEdition.isbn})`;
  const isbn = availability?.newIsbn;
  return isbn === undefined ? 'una nuova edizione' : `una nuova edizione (ISBN ${isbn})`;
}
