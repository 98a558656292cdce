/** Most pieces of one line; beyond a class set a school writes to us. */
export const MAX_LINE_QUANTITY = 99;

/** Pieces of a line that are for one child; what is left of the line is for nobody in particular. */
export interface LineChild {
  childId: string;
  quantity: number;
}

/** A book in the cart, for one class of one school (specification, point 3). */
export interface BookLine {
  type: 'book';
  isbn: string;
  titolo: string;
  autore: string;
  editore: string;
  /** Effective price of one piece in euro. */
  prezzo: number;
  copertina: string | null;
  /** Subject, shown with the title and on the drawn cover; absent where it is not known. */
  materia?: string;
  quantity: number;
  scuola: { nome: string; codice: string };
  classe: string;
  sezione: string;
  /** Absent where no piece is for anybody in particular. */
  children?: LineChild[];
}

/** A school product in the cart (specification, point 3). */
export interface ProductLine {
  type: 'product';
  id: string;
  nome: string;
  /** Effective price of one piece in euro. */
  prezzo: number;
  categoria: string;
  immagini: string[];
  quantity: number;
  /** Absent where no piece is for anybody in particular. */
  children?: LineChild[];
}

export type CartLine = BookLine | ProductLine;

/** What makes two lines the same one. */
export type LineIdentity =
  | Pick<ProductLine, 'type' | 'id'>
  | (Pick<BookLine, 'type' | 'isbn' | 'classe' | 'sezione'> & { scuola: { codice: string } });

/**
 * The line's identity as one string: isbn, school code, class and section for a book, the id for a
 * product (specification, point 3). Different identities never share a key.
 */
export function lineKey(line: LineIdentity): string {
  return JSON.stringify(
    line.type === 'book'
      ? [line.type, line.isbn, line.scuola.codice, line.classe, line.sezione]
      : [line.type, line.id],
  );
}
