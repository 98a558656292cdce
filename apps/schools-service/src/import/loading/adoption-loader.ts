import type { ScannedRecord } from '../reading/csv-scanner';
import type { FileFormat } from '../reading/file-format';
import { AdoptionRowReader } from '../rows/adoption-row';
import type { FileLoader, LoadContext } from './file-loader';
import { detached } from './identities';
import type { IdentityState } from './identity-state';
import { tabbedLine } from './row-sink';
import type { VariantIndex } from './variant-index';

interface LoadedClass {
  id: number;
  /** Books adopted so far, each with the first discipline that uses it. */
  disciplineOfBook: Map<number, number>;
}

interface PendingAdoption {
  classId: number;
  bookId: number;
  disciplineId: number;
  flags: string;
}

/** Turns the rows of one adoption file into classes, adoptions and spellings of books. */
export class AdoptionLoader implements FileLoader {
  private readonly reader: AdoptionRowReader;
  private readonly identities: IdentityState;
  private readonly variants: VariantIndex;
  private readonly classes = new Map<string, LoadedClass>();
  private readonly disciplineOfText = new Map<string, number>();
  private readonly flagsOfText = new Map<string, string>();
  /** Of books that one class uses for several subjects: class, book and discipline. */
  private readonly furtherAdoptions = new Set<string>();
  /** The rows of the school that is being read. */
  private pending: PendingAdoption[] = [];
  private lastSchool = '';
  private lastFields: string[] = [];
  private lastClass: LoadedClass = { id: 0, disciplineOfBook: new Map() };

  constructor(
    format: FileFormat,
    private readonly context: LoadContext,
  ) {
    this.reader = new AdoptionRowReader(format);
    this.identities = context.identities;
    this.variants = context.identities.variants;
  }

  load(record: ScannedRecord): boolean {
    const fields = this.reader.fields(record);
    const flags = this.flags(fields);
    const variant = this.variants.find(fields, this.reader);
    const disciplina = this.reader.disciplina(fields);
    // The class is the last to be checked: a rejected row leaves neither a class nor a subject.
    const group = this.classOf(fields);
    const disciplineId = this.disciplineId(disciplina);
    if (!this.isNew(group, variant.bookId, disciplineId)) return false;
    variant.adoptions += 1;
    this.pending.push({ classId: group.id, bookId: variant.bookId, disciplineId, flags });
    return true;
  }

  /** Spellings are written last: only now their rows are counted. */
  finish(): void {
    this.writePending();
    const lastNumber = new Map<number, number>();
    for (const { bookId, isbn, spelling, adoptions } of this.variants.takeCounted()) {
      const number = (lastNumber.get(bookId) ?? 0) + 1;
      lastNumber.set(bookId, number);
      const { titolo, sottotitolo, volume, autori, editore, prezzoCents } = spelling;
      const names = [titolo, sottotitolo, volume, autori, editore];
      this.context.sinks.book_variant.add(
        tabbedLine([this.context.sourceId, bookId, number, isbn, ...names, prezzoCents, adoptions]),
      );
    }
  }

  private classOf(fields: string[]): LoadedClass {
    if (this.reader.isSameClass(fields, this.lastFields)) return this.lastClass;
    const row = this.reader.classRow(fields);
    if (row.schoolCodice !== this.lastSchool) {
      this.writePending();
      this.lastSchool = row.schoolCodice;
    }
    const cells = [row.schoolCodice, row.annoCorso, row.sezione, row.tipoGrado, row.combinazione];
    // The grade follows from the school and the year: it is not part of what makes two classes differ.
    const key = [row.schoolCodice, row.annoCorso, row.sezione, row.combinazione].join('\t');
    this.lastClass = this.classes.get(key) ?? this.addClass(key, cells);
    this.lastFields = fields;
    return this.lastClass;
  }

  private addClass(key: string, cells: string[]): LoadedClass {
    const { sinks, sourceId, schoolYear } = this.context;
    this.identities.lastClassId += 1;
    const added: LoadedClass = { id: this.identities.lastClassId, disciplineOfBook: new Map() };
    this.classes.set(key, added);
    sinks.class_group.add(tabbedLine([added.id, sourceId, schoolYear, ...cells]));
    return added;
  }

  /** In the order of the primary key, which the table takes a quarter faster than any other. */
  private writePending(): void {
    this.pending.sort(
      (a, b) => a.classId - b.classId || a.bookId - b.bookId || a.disciplineId - b.disciplineId,
    );
    const { adoption } = this.context.sinks;
    for (const { classId, bookId, disciplineId, flags } of this.pending) {
      adoption.add(`${classId}\t${bookId}\t${disciplineId}\t${flags}\n`);
    }
    this.pending = [];
  }

  private isNew(group: LoadedClass, bookId: number, disciplineId: number): boolean {
    const first = group.disciplineOfBook.get(bookId);
    if (first === undefined) group.disciplineOfBook.set(bookId, disciplineId);
    if (first === undefined || first === disciplineId) return first === undefined;
    const key = `${group.id} ${bookId} ${disciplineId}`;
    const isKnown = this.furtherAdoptions.has(key);
    this.furtherAdoptions.add(key);
    return !isKnown;
  }

  private disciplineId(disciplina: string): number {
    const known = this.disciplineOfText.get(disciplina);
    if (known !== undefined) return known;
    const id = this.identities.disciplines.idOf(disciplina);
    this.disciplineOfText.set(detached(disciplina), id);
    return id;
  }

  /** The three last cells of an adoption row. */
  private flags(fields: string[]): string {
    const text = this.reader.flagsKey(fields);
    const known = this.flagsOfText.get(text);
    if (known !== undefined) return known;
    const nuova = this.reader.nuova(fields);
    const daAcquistare = this.reader.daAcquistare(fields);
    const flags = tabbedLine([nuova, daAcquistare, this.reader.consigliato(fields)]).trimEnd();
    this.flagsOfText.set(detached(text), flags);
    return flags;
  }
}
