import type { Cart } from '@zaino/rules/cart';
import type { BookLine, CartLine } from '@zaino/rules/cart-line';
import { presenceOf } from '@zaino/rules/cart-presence';
import { bookCount } from '@zaino/rules/list-parts';
import type { ListBook } from './list-rules';
import { type ListChoice, sectionOfLine } from './school-address';
import type { ShownSchool } from './school.api';

/** For whom a list's books are bought. */
export interface ListOwner {
  school: Pick<ShownSchool, 'nomeScuola' | 'codiceScuola'>;
  choice: Pick<ListChoice, 'classe' | 'sezione'>;
}

/** The line that puts one copy of a book into the cart; the section stays blank while nobody knows it. */
export function toCartLine(book: ListBook, { school, choice }: ListOwner): BookLine {
  const { isbn, titolo, autore, editore, materie, prezzo = 0, copertina = null } = book;
  const { classe, sezione } = choice;
  return {
    type: 'book',
    isbn,
    titolo,
    autore,
    editore,
    prezzo,
    copertina,
    materia: materie.join(', '),
    quantity: 1,
    scuola: { nome: school.nomeScuola, codice: school.codiceScuola },
    classe,
    sezione: sectionOfLine(sezione),
  };
}

/** The child that lines were added for. */
type Whom = { id: string; nickname: string } | undefined;

/** What a person is told once lines were added to `before`: adding again for the same child makes two copies. */
export function addedWords(before: Cart, lines: readonly CartLine[], whom?: Whom): string {
  const repeated = presenceOf(before, lines, whom?.id).present.length;
  const verb = lines.length === 1 ? 'aggiunto' : 'aggiunti';
  const added = `${bookCount(lines.length)} ${verb} al carrello${whom ? ` per ${whom.nickname}` : ''}.`;
  if (repeated === 0) return added;
  if (lines.length === 1) return `${added} C’era già: ora ne hai una copia in più.`;
  return repeated === lines.length
    ? `${added} C’erano già tutti: ora ne hai una copia in più.`
    : `${added} ${repeated} ${repeated === 1 ? 'c’era' : 'c’erano'} già: ora ne hai una copia in più.`;
}
