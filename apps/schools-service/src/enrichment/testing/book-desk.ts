import type {
  AdminBook,
  adminBookEndpoints,
  BookLeftOut,
  BookValues,
} from '@zaino/contracts/schools';
import type { AnswerOf } from '@zaino/contracts/shared';
import type { DataSource } from 'typeorm';
import { aBook, aClass, aDiscipline, aList, anAdoption } from '../../testing/an-adoption';
import { aSchool, aSourceFile, publish } from '../../testing/a-school';
import type { TestService } from '../../testing/test-service';
import { BookSchoolsSweep } from '../book-schools-sweep';

export const prati = 'TNMM00001A';
export const volta = 'TNMM00002B';
export const isbnOf = (id: number) => `978880000000${id}`;

/** Two schools with lists of this year, one with one of last year too, and six books. */
export const fillDesk = (database: DataSource) =>
  publish(database, [
    aSourceFile(),
    aSourceFile({ id: 2, kind: 'adoptions', fileName: 'ALTTRENTINO000020250901.csv' }),
    aSourceFile({ id: 3, kind: 'adoptions', schoolYear: 2024, sourceKey: 'ALTTRENTINO24' }),
    aSchool({ codice: prati, nomeMostrato: 'Scuola Media Prati' }),
    aSchool({ codice: volta, nomeMostrato: 'Scuola Media Volta' }),
    aList(prati),
    aList(volta),
    aList(prati, 2024, 3),
    aDiscipline(1, 'Storia'),
    aBook({ id: 1, titoloMostrato: 'Zattere', prezzoCents: 1_234 }),
    aBook({ id: 2, titoloMostrato: 'Atlante', autoriMostrati: 'Perché A.' }),
    aBook({ id: 3, titoloMostrato: 'Bussola', prezzoCents: null }),
    aBook({ id: 4, titoloMostrato: 'Codice rotto', kind: 'dummy' }),
    aBook({ id: 5, isbn: 'AIE12', titoloMostrato: 'Dizionario', kind: 'any-edition' }),
    aBook({ id: 6, titoloMostrato: 'Eco', editoreMostrato: 'Altra editrice' }),
    aClass({ id: 1, schoolCodice: prati }),
    aClass({ id: 2, schoolCodice: prati, sezione: 'B' }),
    aClass({ id: 3, schoolCodice: volta }),
    aClass({ id: 4, schoolCodice: prati, schoolYear: 2024, sourceId: 3 }),
    anAdoption(1, 1, { nuova: true }),
    anAdoption(2, 1),
    anAdoption(3, 1),
    anAdoption(1, 2),
    anAdoption(3, 3),
    anAdoption(4, 6),
  ]);

type Listed = AnswerOf<typeof adminBookEndpoints.list>;
type Schools = AnswerOf<typeof adminBookEndpoints.schools>;

interface Saved {
  changeId: string;
  libro: AdminBook;
}

interface Undone {
  changeId: string;
  libri: number;
  leftOut: BookLeftOut[];
}

/** An admin at the desk for books. */
export class BookDesk {
  constructor(private readonly service: TestService) {}

  async list(query: Record<string, string> = {}): Promise<Listed> {
    const path = `/api/admin/books?${new URLSearchParams(query).toString()}`;
    const { status, body } = await this.service.adminCall<Listed>({ path });
    expect(status).toBe(200);
    return body;
  }

  /** Titles of the books that a question finds. */
  async titles(query: Record<string, string> = {}): Promise<string[]> {
    return (await this.list(query)).libri.map(({ titolo }) => titolo);
  }

  async read(isbn: string): Promise<AdminBook> {
    const { status, body } = await this.service.adminCall<AdminBook>({
      path: `/api/admin/books/${isbn}`,
    });
    expect(status).toBe(200);
    return body;
  }

  async schools(isbn: string, page = 1): Promise<Schools> {
    const path = `/api/admin/books/${isbn}/schools?pagina=${page}`;
    return (await this.service.adminCall<Schools>({ path })).body;
  }

  save(isbn: string, versione: number, campi: Partial<BookValues>) {
    const path = `/api/admin/books/${isbn}`;
    return this.service.adminCall<Saved>({ method: 'PUT', path, body: { versione, campi } });
  }

  undo(changeId: string) {
    const path = `/api/admin/book-changes/${changeId}/undo`;
    return this.service.adminCall<Undone>({ method: 'POST', path });
  }

  /** Has the schools of all books counted, as it happens after an import. */
  count(): Promise<boolean> {
    return this.service.app.get(BookSchoolsSweep, { strict: false }).run();
  }
}
