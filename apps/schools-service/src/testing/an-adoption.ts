import { Adoption } from '../database/entities/adoption.entity';
import { Book } from '../database/entities/book.entity';
import { ClassGroup } from '../database/entities/class-group.entity';
import { Discipline } from '../database/entities/discipline.entity';
import { SchoolList } from '../database/entities/school-list.entity';
import { entity } from './school-factory';

/** Invented lists, classes and books; a test names only what it is about. */
export function aBook(book: Partial<Book> & { id: number }): Book {
  const titoloMostrato = book.titoloMostrato ?? `Libro di prova ${book.id}`;
  const values: Partial<Book> = {
    isbn: `97888${String(book.id).padStart(8, '0')}`,
    kind: 'isbn',
    titolo: titoloMostrato.toUpperCase(),
    titoloMostrato,
    sottotitolo: null,
    sottotitoloMostrato: null,
    volume: null,
    autori: 'ROSSI M.',
    autoriMostrati: 'Rossi M.',
    editore: 'EDITRICE DI PROVA',
    editoreMostrato: 'Editrice di prova',
    prezzoCents: 1_990,
    ...book,
  };
  return entity(Book, values);
}

export function aClass(
  ofSchool: Partial<ClassGroup> & { id: number; schoolCodice: string },
): ClassGroup {
  const values: Partial<ClassGroup> = {
    sourceId: 2,
    schoolYear: 2025,
    annoCorso: 1,
    sezione: 'A',
    tipoGrado: 'MM',
    combinazione: '30 ORE SETTIMANALI',
    ...ofSchool,
  };
  return entity(ClassGroup, values);
}

export function anAdoption(
  classId: number,
  bookId: number,
  values: Partial<Adoption> = {},
): Adoption {
  const adopted = { nuova: false, daAcquistare: true, consigliato: null, disciplineId: 1 };
  return entity(Adoption, { classId, bookId, ...adopted, ...values });
}

export function aDiscipline(id: number, nomeMostrato: string): Discipline {
  return entity(Discipline, { id, nome: nomeMostrato.toUpperCase(), nomeMostrato });
}

export function aList(schoolCodice: string, schoolYear = 2025, sourceId = 2): SchoolList {
  return entity(SchoolList, { schoolCodice, schoolYear, sourceId });
}
