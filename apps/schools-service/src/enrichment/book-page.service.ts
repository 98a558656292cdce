import { Injectable } from '@nestjs/common';
import type { AdminBook, BookEvent, ListedPrice } from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { toEuro } from '@zaino/rules/money';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, In } from 'typeorm';
import { valuesOfFields } from '../dataset/shown-fields';
import type { ShelvedBook } from '../directory/book-shelf';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { membersOf } from '../directory/shelved-members';
import { BookUses } from './book-uses';
import { describeChange, describeSources } from './describe-change';
import { EnrichmentChangeEntity, EnrichmentChangeItemEntity } from './enrichment-change.entity';
import { readDetails } from './stored-details';

/** Most prices and changes that the page of a book tells. */
const MOST_PRICES = 100;
const MOST_CHANGES = 100;

interface PriceRow {
  year: number;
  file: string;
  cents: number | null;
  /** A sum comes as text. */
  listed: string;
}

/** A book on the shelf, with its number. */
interface KnownBook {
  number: number;
  book: ShelvedBook;
}

/** Everything that is known of one book. */
@Injectable()
export class BookPageService {
  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly uses: BookUses,
    private readonly dataSource: DataSource,
  ) {}

  /** Rejects as `not-found` for a code that no list names. */
  known(isbn: string): KnownBook {
    const { shelf } = this.holder.current();
    const number = shelf.numbers.get(isbn);
    const book = number === undefined ? undefined : shelf.books.get(number);
    if (number === undefined || book === undefined) {
      const detail = 'Nessuna lista ha un libro con questo codice.';
      throw new DomainError('not-found', sharedErrorCodes.notFound, { detail });
    }
    return { number, book };
  }

  async read(isbn: string): Promise<AdminBook> {
    const { number, book } = this.known(isbn);
    const details = (await readDetails(this.dataSource.manager, [isbn])).get(isbn);
    const { version = 0, shown = {} } = details ?? {};
    const { schoolYear, counts } = await this.uses.current();
    const { schools = 0, classes = 0 } = counts.get(number) ?? {};
    const { titolo, sottotitolo, volume, autore, editore, prezzo, ...sale } = membersOf(book);
    return {
      isbn,
      titolo,
      sottotitolo,
      volume,
      autore,
      editore,
      prezzo,
      enriched: sale.enriched,
      vendibile: sale.vendibile,
      motivoNonVendibile: sale.motivoNonVendibile,
      tipo: book.kind,
      versione: version,
      campi: valuesOfFields(shown),
      fonti: describeSources(shown),
      annoScolastico: schoolYear,
      scuole: schools,
      classi: classes,
      prezzi: await this.prices(number),
      storia: await this.history(isbn),
    };
  }

  /** By ix_book_variant_book_id. */
  private async prices(number: number): Promise<ListedPrice[]> {
    const rows = await this.dataSource.query<PriceRow[]>(
      `SELECT source.school_year AS year, source.file_name AS file, variant.prezzo_cents AS cents,
         SUM(variant.adoptions) AS listed
       FROM book_variant variant
         JOIN source_file source ON source.id = variant.source_id AND source.state = 'active'
       WHERE variant.book_id = ?
       GROUP BY source.school_year, source.file_name, variant.prezzo_cents
       ORDER BY year DESC, listed DESC, file, cents LIMIT ${MOST_PRICES}`,
      [number],
    );
    return rows.map(({ year, file, cents, listed }) => ({
      annoScolastico: year,
      file,
      prezzo: cents === null ? null : toEuro(cents),
      righe: Number(listed),
    }));
  }

  /** By ix_enrichment_change_item_isbn. */
  private async history(isbn: string): Promise<BookEvent[]> {
    const { manager } = this.dataSource;
    const items = await manager.findBy(EnrichmentChangeItemEntity, { isbn });
    const changes = await manager.find(EnrichmentChangeEntity, {
      where: { id: In(items.map(({ changeId }) => changeId)) },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MOST_CHANGES,
    });
    const itemOf = new Map(items.map((item) => [item.changeId, item]));
    return changes.flatMap(({ id, kind, name, books, createdAt, undoneAt }) => {
      const item = itemOf.get(id);
      if (item === undefined) return [];
      return [
        {
          changeId: id,
          tipo: kind,
          quando: createdAt.toISOString(),
          nome: name,
          campi: describeChange(item.beforeChange, item.afterChange),
          libri: books,
          annullata: undoneAt !== null,
        },
      ];
    });
  }
}
