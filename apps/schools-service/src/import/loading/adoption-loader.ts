import type { CsvRecord } from '../reading/csv-scanner';
import type { FileFormat } from '../reading/file-format';
import { AdoptionRowReader } from '../rows/adoption-row';
import type { BookSpelling } from '../rows/adoption-row';
import { ImportError } from '../import-error';
import { detached } from './identities';
import type { IdentityState } from './identities';
import type { FileLoader, LoadContext } from './load-file';
import { tabbedLine } from './row-sink';

const BOOK_LIMIT = 2 ** 22;
const DISCIPLINE_LIMIT = 2 ** 11;
const CLASS_LIMIT = 2 ** 20;

interface Variant {
  bookId: number;
  isbn: string;
  spelling: BookSpelling;
  adoptions: number;
}

/** Turns the rows of one adoption file into classes, adoptions and spellings of books. */
export class AdoptionLoader implements FileLoader {
  private readonly reader: AdoptionRowReader;
  private readonly identities: IdentityState;
  private readonly firstClassId: number;
  private readonly seen = new Set<number>();
  private readonly classes = new Map<string, number>();
  private readonly variants = new Map<string, Variant>();
  /** The row's own text to what it stands for: most rows repeat one that was understood before. */
  private readonly variantOfText = new Map<string, Variant>();
  private readonly disciplineOfText = new Map<string, number>();
  private readonly flagsOfText = new Map<string, string>();
  private lastClass = { text: '', id: 0 };

  constructor(
    format: FileFormat,
    private readonly context: LoadContext,
  ) {
    this.reader = new AdoptionRowReader(format);
    this.identities = context.identities;
    this.firstClassId = context.identities.lastClassId + 1;
  }

  load(record: CsvRecord): boolean {
    const fields = this.reader.fields(record);
    const flags = this.flags(fields);
    const variant = this.variant(fields);
    const disciplina = this.reader.disciplina(fields);
    // The class is the last to be checked: a rejected row leaves neither a class nor a subject.
    const classId = this.classId(fields);
    const disciplineId = this.disciplineId(disciplina);
    if (!this.isNew({ classId, bookId: variant.bookId, disciplineId })) return false;
    variant.adoptions += 1;
    this.context.sinks.adoption.add(`${classId}\t${variant.bookId}\t${disciplineId}\t${flags}\n`);
    return true;
  }

  /** Spellings are written last: only now their rows are counted. */
  finish(): void {
    const lastVariant = new Map<number, number>();
    for (const { bookId, isbn, spelling, adoptions } of this.variants.values()) {
      if (adoptions === 0) continue;
      const number = (lastVariant.get(bookId) ?? 0) + 1;
      lastVariant.set(bookId, number);
      const { titolo, sottotitolo, volume, autori, editore, prezzoCents } = spelling;
      const names = [titolo, sottotitolo, volume, autori, editore];
      this.context.sinks.book_variant.add(
        tabbedLine([this.context.sourceId, bookId, number, isbn, ...names, prezzoCents, adoptions]),
      );
    }
  }

  private classId(fields: string[]): number {
    const text = this.reader.classKey(fields);
    if (text === this.lastClass.text) return this.lastClass.id;
    const row = this.reader.classRow(fields);
    const cells = [row.schoolCodice, row.annoCorso, row.sezione, row.tipoGrado, row.combinazione];
    // The grade follows from the year: it is not part of what makes two classes differ.
    const key = [row.schoolCodice, row.annoCorso, row.sezione, row.combinazione].join('\t');
    const id = this.classes.get(key) ?? this.addClass(key, cells);
    this.lastClass = { text, id };
    return id;
  }

  private addClass(key: string, cells: string[]): number {
    const { sinks, sourceId, schoolYear } = this.context;
    this.identities.lastClassId += 1;
    const id = this.identities.lastClassId;
    this.classes.set(detached(key), id);
    sinks.class_group.add(tabbedLine([id, sourceId, schoolYear, ...cells]));
    return id;
  }

  private variant(fields: string[]): Variant {
    const text = this.reader.spellingKey(fields);
    const known = this.variantOfText.get(text);
    if (known !== undefined) return known;
    const isbn = this.reader.isbn(fields);
    const spelling = this.reader.spelling(fields);
    const key = JSON.stringify({ isbn, ...spelling });
    const variant =
      this.variants.get(key) ?? this.addVariant(key, detachedSpelling(spelling), isbn);
    this.variantOfText.set(detached(text), variant);
    return variant;
  }

  private addVariant(key: string, spelling: BookSpelling, isbn: string): Variant {
    const bookId = this.identities.books.idOf(isbn);
    const variant = { bookId, isbn: detached(isbn), spelling, adoptions: 0 };
    this.variants.set(key, variant);
    return variant;
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

  private isNew(key: { classId: number; bookId: number; disciplineId: number }): boolean {
    const { bookId, disciplineId } = key;
    const classIndex = key.classId - this.firstClassId;
    if (bookId >= BOOK_LIMIT || disciplineId >= DISCIPLINE_LIMIT || classIndex >= CLASS_LIMIT) {
      throw new ImportError('More classes, books or subjects than one file can hold.');
    }
    const sizeBefore = this.seen.size;
    this.seen.add((classIndex * DISCIPLINE_LIMIT + disciplineId) * BOOK_LIMIT + bookId);
    return this.seen.size > sizeBefore;
  }
}

function detachedSpelling(spelling: BookSpelling): BookSpelling {
  return JSON.parse(JSON.stringify(spelling)) as BookSpelling;
}
