import { Injectable } from '@nestjs/common';
import type { BookImportPreview } from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { Semaphore } from '@zaino/service/semaphore';
import { BookPlans } from './book-plans';
import { previewOutdated } from './file-refused';
import type { ImportPlan } from './import-plan';
import { isTokenOf } from './import-token';
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

/** Imports what files say of books. */
@Injectable()
export class BookImportsService {
  /** A large file takes a core and some hundreds of MB for seconds. */
  private readonly semaphore = new Semaphore({
    permits: 1,
    waiting: 3,
    refuse: () => new DomainError('unavailable', sharedErrorCodes.unavailable),
  });

  constructor(private readonly plans: BookPlans) {}

  /** What an import of the file would do; changes nothing. */
  preview(file: SentFile): Promise<BookImportPreview> {
    return this.semaphore.run(async () => this.plans.preview(await this.plan(file), file.content));
  }

  /** Does what the preview that gave the token has told, in one change, or refuses with `book-file-refused`. */
  import(file: SentFile, order: Order) {
    return this.semaphore.run(async () => {
      const { kind, content } = file;
      if (!isTokenOf(content, order.token)) throw previewOutdated(OTHER_FILE);
      return this.plans.take(await this.plan(file), { ...order, kind, source: kind, content });
    });
  }

  private async plan(file: SentFile): Promise<ImportPlan> {
    const read = file.kind === 'csv' ? readBookCsv(file.content) : readOnix(file.content);
    return this.plans.plan(await read, file.kind);
  }
}
