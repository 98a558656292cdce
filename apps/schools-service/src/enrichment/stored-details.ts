import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { BookDetailsEntity, type DetailFields } from '../dataset/book-details.entity';
import { BookEnrichmentEntity } from '../dataset/book-enrichment.entity';
import { type ImportedEnrichment, shownFields } from '../dataset/shown-fields';

/** Books of one statement. */
const BATCH = 500;

/** What is known of one book: said by the desk, and shown. */
export interface StoredDetails {
  version: number;
  own: DetailFields;
  shown: DetailFields;
}

const nothing: ImportedEnrichment = { descrizione: null, copertina: null };

/** What is known of each of these books, also of those of which nothing is. */
export async function readDetails(
  manager: EntityManager,
  isbns: readonly string[],
): Promise<Map<string, StoredDetails>> {
  const found = new Map<string, StoredDetails>();
  for (let start = 0; start < isbns.length; start += BATCH) {
    const some = isbns.slice(start, start + BATCH);
    const [details, imported] = [
      await manager.findBy(BookDetailsEntity, { isbn: In(some) }),
      await manager.findBy(BookEnrichmentEntity, { isbn: In(some) }),
    ];
    const ownOf = new Map(details.map((one) => [one.isbn, one]));
    const importedOf = new Map(imported.map((one) => [one.isbn, one]));
    for (const isbn of some) {
      const { version = 0, fields: own = {} } = ownOf.get(isbn) ?? {};
      const shown = shownFields(importedOf.get(isbn) ?? nothing, own);
      found.set(isbn, { version, own, shown });
    }
  }
  return found;
}
