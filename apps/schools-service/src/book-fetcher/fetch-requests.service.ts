import { Injectable } from '@nestjs/common';
import { bookErrorCodes } from '@zaino/contracts/schools';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { overwriteRows } from '@zaino/service/write-rows';
import { DataSource } from 'typeorm';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { BookFetchEntity, type FetchOutcome } from './book-fetch.entity';
import { BookFinder } from './book-finder';

/** So many books of a request are named in the audit log. */
const MOST_TOLD = 50;

interface CountRow {
  outcome: FetchOutcome | null;
  /** Whole numbers of 64 bits come as text. */
  books: string;
}

/** What staff wants looked for elsewhere, and how far that has come. */
@Injectable()
export class FetchRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly holder: SchoolDirectoryHolder,
    private readonly finder: BookFinder,
    private readonly auditLog: AuditLog,
  ) {}

  async state() {
    const rows = await this.dataSource.query<CountRow[]>(
      'SELECT outcome, COUNT(*) AS books FROM book_fetch GROUP BY outcome',
    );
    const counts = new Map(rows.map(({ outcome, books }) => [outcome, Number(books)]));
    return {
      fonte: this.finder.name,
      inAttesa: counts.get(null) ?? 0,
      trovati: counts.get('found') ?? 0,
      nonTrovati: counts.get('unknown') ?? 0,
      falliti: counts.get('failed') ?? 0,
    };
  }

  /** Those that are asked for again wait again; codes that stand for no book are left out. */
  async ask(codes: readonly string[]): Promise<{ inAttesa: number }> {
    if (this.finder.name === null) {
      const detail = 'Nessuna fonte è impostata: i libri non si possono cercare.';
      throw new DomainError('conflict', bookErrorCodes.bookFetcherOff, { detail });
    }
    const { shelf } = this.holder.current();
    const isReal = (isbn: string) => shelf.books.get(shelf.numbers.get(isbn) ?? 0)?.kind === 'isbn';
    const wanted = [...new Set(codes)].filter(isReal);
    if (wanted.length === 0) this.auditLog.changedNothing();
    else await this.keep(wanted);
    return { inAttesa: wanted.length };
  }

  private async keep(wanted: readonly string[]): Promise<void> {
    const wantedAt = new Date(this.clock.now());
    const rows = wanted.map((isbn) => ({ isbn, wantedAt, triedAt: null, outcome: null }));
    await inTransaction(this.dataSource, async (manager) => {
      await overwriteRows(manager, { target: BookFetchEntity, rows });
      await this.auditLog.record(manager, {
        act: 'books.fetch-asked',
        subject: { kind: 'book-source', id: this.finder.name ?? '' },
        after: { books: wanted.length, first: wanted.slice(0, MOST_TOLD) },
      });
    });
  }
}
