import { Injectable } from '@nestjs/common';
import type { adminBookEndpoints, BookImportPreview } from '@zaino/contracts/schools';
import type { BodyOf } from '@zaino/service/route';
import { BookPlans } from '../book-files/book-plans';
import type { FileReading } from '../book-files/file-row';
import type { ImportPlan } from '../book-files/import-plan';

type Bulk = BodyOf<typeof adminBookEndpoints.previewBulk>;
type ConfirmedBulk = BodyOf<typeof adminBookEndpoints.changeBulk>;

/** The same change of many books that an admin has chosen. */
@Injectable()
export class BookBulkService {
  constructor(private readonly plans: BookPlans) {}

  /** Changes nothing. */
  async preview(bulk: Bulk): Promise<BookImportPreview> {
    return this.plans.preview(await this.plan(bulk), contentOf(bulk));
  }

  /** Does what the preview that gave the token has told, in one change, or refuses with `book-file-refused`. */
  async change(adminId: string, { token, ...bulk }: ConfirmedBulk) {
    const content = contentOf(bulk);
    const order = { kind: 'bulk', adminId, name: '', source: 'person', content, token } as const;
    return this.plans.take(await this.plan(bulk), order);
  }

  private plan(bulk: Bulk): Promise<ImportPlan> {
    return this.plans.plan(rowsOf(bulk), 'person');
  }
}

/** Each book once. */
function rowsOf({ isbn: codes, campi: values }: Bulk): FileReading {
  const rows = [...new Set(codes)].map((isbn, at) => ({ riga: at + 1, isbn, values }));
  return { count: rows.length, rows, problems: [] };
}

const contentOf = ({ isbn, campi }: Bulk) => JSON.stringify([isbn, campi]);
