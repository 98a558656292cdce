import { AdoptionEntity } from '../dataset/adoption.entity';
import { BookEntity } from '../dataset/book.entity';
import { ClassGroupEntity } from '../dataset/class-group.entity';
import { DisciplineEntity } from '../dataset/discipline.entity';
import { SchoolListEntity } from '../dataset/school-list.entity';
import { entity } from './a-school';

/** Invented lists, classes and books; a test names only what it is about. */
export function aBook(book: Partial<BookEntity> & { id: number }): BookEntity {
  const titoloMostrato = book.titoloMostrato ?? `Libro di prova ${book.id}`;
  const values: Partial<BookEntity> = {
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
  return entity(BookEntity, values);
}

export function aClass(
  ofSchool: Partial<ClassGroupEntity> & { id: number; schoolCodice: string },
): ClassGroupEntity {
  const values: Partial<ClassGroupEntity> = {
    sourceId: 2,
    schoolYear: 2025,
    annoCorso: 1,
    sezione: 'A',
    tipoGrado: 'MM',
    combinazione: '30 ORE SETTIMANALI',
    ...ofSchool,
  };
  return entity(ClassGroupEntity, values);
}

export function anAdoption(
  classId: number,
  bookId: number,
  values: Partial<AdoptionEntity> = {},
): AdoptionEntity {
  const adopted = { nuova: false, daAcquistare: true, consigliato: null, disciplineId: 1 };
  return entity(AdoptionEntity, { classId, bookId, ...adopted, ...values });
}

export function aDiscipline(id: number, nomeMostrato: string): DisciplineEntity {
  return entity(DisciplineEntity, { id, nome: nomeMostrato.toUpperCase(), nomeMostrato });
}

export function aList(schoolCodice: string, schoolYear = 2025, sourceId = 2): SchoolListEntity {
  return entity(SchoolListEntity, { schoolCodice, schoolYear, sourceId, changedAt: null });
}
