import { Injectable } from '@nestjs/common';
import {
  type BookImportPreview,
  type BookSourceKind,
  type BookValues,
  bookErrorCodes,
} from '@zaino/contracts/schools';
import { MediaStore, UNKNOWN_IMAGE } from '@zaino/service/media/media-store';
import { DataSource } from 'typeorm';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { titleOf } from '../directory/shelved-members';
import { EnrichmentWriter } from '../enrichment/enrichment-writer';
import { readDetails } from '../enrichment/stored-details';
import type { EnrichmentTerms } from '../enrichment/write-change';
import { previewOutdated } from './file-refused';
import type { FileReading, FileRow } from './file-row';
import { describePlan, type ImportPlan, planBook } from './import-plan';
import { importToken } from './import-token';

interface PlanOrder extends EnrichmentTerms {
  source: BookSourceKind;
  /** What the preview was made of. */
  content: string | Buffer;
  /** Of the preview. */
  token: string;
}

const OTHER_BOOKS = 'I libri sono cambiati dopo l’anteprima: guarda quella nuova e riprova.';

/** Changes of many books: planned, told by a preview, and made if they still are what it told. */
@Injectable()
export class BookPlans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: SchoolDirectoryHolder,
    private readonly media: MediaStore,
    private readonly writer: EnrichmentWriter,
  ) {}

  /** What rows would make of the books that they name; writes nothing. */
  async plan(rows: FileReading, source: BookSourceKind): Promise<ImportPlan> {
    const reading = await this.withKnownImages(rows);
    const { shelf } = this.holder.current();
    const known = reading.rows.filter(({ isbn }) => shelf.numbers.has(isbn));
    const details = await readDetails(
      this.dataSource.manager,
      known.map(({ isbn }) => isbn),
    );
    const changed = known.flatMap((row) => {
      const stored = details.get(row.isbn);
      return (stored && planBook(row, stored, source)) ?? [];
    });
    const unknown = reading.rows.length - known.length;
    return { reading, changed, same: known.length - changed.length, unknown };
  }

  /** What a plan of `content` would do, with the token by which it is made. */
  preview(plan: ImportPlan, content: string | Buffer): BookImportPreview {
    const { shelf } = this.holder.current();
    const told = describePlan(plan, (isbn) => titleOf(shelf, isbn));
    return { ...told, token: importToken(content, plan.changed) };
  }

  /** Makes a plan in one change, or refuses with `book-file-refused` where its preview has told something else. */
  async take({ changed }: ImportPlan, { content, token, ...terms }: PlanOrder) {
    if (importToken(content, changed) !== token) throw previewOutdated(OTHER_BOOKS);
    const { changeId, books } = await this.writer
      .write({ ...terms, edits: changed })
      .catch((error: unknown) => {
        throw isOutrun(error) ? previewOutdated(OTHER_BOOKS) : error;
      });
    return { changeId, nuovi: 0, modificati: books };
  }

  /** A book shows no image that we do not have. */
  private async withKnownImages({ count, rows, problems }: FileReading): Promise<FileReading> {
    const unknown = await this.media.unknownAmong(rows.flatMap(({ values }) => imagesOf(values)));
    const isWrong = ({ values }: FileRow) => imagesOf(values).some((url) => unknown.has(url));
    const wrong = rows.filter(isWrong).map(({ riga, values }) => {
      const campo = unknown.has(values.copertina ?? '') ? 'copertina' : 'pagineSaggio';
      return { riga, campo, messaggio: UNKNOWN_IMAGE };
    });
    return {
      count,
      rows: rows.filter((row) => !isWrong(row)),
      problems: [...problems, ...wrong],
    };
  }
}

function imagesOf({ copertina, pagineSaggio = [] }: Partial<BookValues>): string[] {
  return copertina ? [copertina, ...pagineSaggio] : pagineSaggio;
}

/** Whether somebody has changed a book between the look at it and its lock. */
const isOutrun = (error: unknown) =>
  (error as { code?: unknown }).code === bookErrorCodes.bookChanged;
