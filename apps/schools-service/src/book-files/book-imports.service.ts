import { Injectable } from '@nestjs/common';
import {
  type BookImportPreview,
  type BookSourceKind,
  type BookValues,
  bookErrorCodes,
} from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { MediaStore, UNKNOWN_IMAGE } from '@zaino/service/media/media-store';
import { Semaphore } from '@zaino/service/semaphore';
import { DataSource } from 'typeorm';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { titleOf } from '../directory/shelved-members';
import { EnrichmentWriter } from '../enrichment/enrichment-writer';
import { readDetails } from '../enrichment/stored-details';
import { previewOutdated } from './file-refused';
import type { FileReading, FileRow } from './file-row';
import { describePlan, type ImportPlan, planBook } from './import-plan';
import { importToken, isTokenOf } from './import-token';
import { readOnix } from './onix/read-onix';
import { readBookCsv } from './read-book-csv';

/** A file that an admin sends: CSV as text, ONIX as it came. */
type SentFile = { kind: 'csv'; content: string } | { kind: 'onix'; content: Buffer };

interface Order {
  adminId: string;
  /** Of the file. */
  name: string;
  token: string;
}

const OTHER_FILE = 'Questo non è il file dell’anteprima: caricalo di nuovo.';
const OTHER_BOOKS = 'I libri sono cambiati dopo l’anteprima: guarda quella nuova e riprova.';

/** Imports what files say of books. */
@Injectable()
export class BookImportsService {
  /** A large file takes a core and some hundreds of MB for seconds. */
  private readonly semaphore = new Semaphore({
    permits: 1,
    waiting: 3,
    refuse: () => new DomainError('unavailable', sharedErrorCodes.unavailable),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: SchoolDirectoryHolder,
    private readonly media: MediaStore,
    private readonly writer: EnrichmentWriter,
  ) {}

  /** What an import of the file would do; changes nothing. */
  preview(file: SentFile): Promise<BookImportPreview> {
    return this.semaphore.run(async () => {
      const plan = await this.plan(file);
      const { shelf } = this.holder.current();
      const told = describePlan(plan, (isbn) => titleOf(shelf, isbn));
      return { ...told, token: importToken(file.content, plan.changed) };
    });
  }

  /** Does what the preview that gave the token has told, in one change, or refuses with `book-file-refused`. */
  import(file: SentFile, { adminId, name, token }: Order) {
    return this.semaphore.run(async () => {
      if (!isTokenOf(file.content, token)) throw previewOutdated(OTHER_FILE);
      const { changed } = await this.plan(file);
      if (importToken(file.content, changed) !== token) throw previewOutdated(OTHER_BOOKS);
      const { kind } = file;
      const order = { kind, adminId, name, source: kind, edits: changed };
      const { changeId, books } = await this.writer.write(order).catch((error: unknown) => {
        throw isOutrun(error) ? previewOutdated(OTHER_BOOKS) : error;
      });
      return { changeId, nuovi: 0, modificati: books };
    });
  }

  private async plan(file: SentFile): Promise<ImportPlan> {
    const read = file.kind === 'csv' ? readBookCsv(file.content) : readOnix(file.content);
    const reading = await this.withKnownImages(await read);
    const source: BookSourceKind = file.kind;
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
