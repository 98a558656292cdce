import { Injectable } from '@nestjs/common';
import type { AdminBook, adminBookEndpoints, BookValues } from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { MediaStore, UNKNOWN_IMAGE } from '@zaino/service/media/media-store';
import type { BodyOf } from '@zaino/service/route';
import { BookPageService } from './book-page.service';
import { EnrichmentWriter } from './enrichment-writer';

type SaveBody = BodyOf<typeof adminBookEndpoints.save>;

/** What the desk's form saves. */
@Injectable()
export class BookSavesService {
  constructor(
    private readonly writer: EnrichmentWriter,
    private readonly books: BookPageService,
    private readonly media: MediaStore,
  ) {}

  async save(
    adminId: string,
    isbn: string,
    { versione, campi }: SaveBody,
  ): Promise<{ changeId: string; libro: AdminBook }> {
    this.books.known(isbn);
    await this.refuseUnknownImages(campi);
    const { changeId } = await this.writer.write({
      kind: 'save',
      adminId,
      name: '',
      source: 'person',
      edits: [{ isbn, values: campi, expectedVersion: versione }],
    });
    return { changeId, libro: await this.books.read(isbn) };
  }

  private async refuseUnknownImages({ copertina, pagineSaggio }: Partial<BookValues>) {
    const named = [
      ...(copertina === undefined ? [] : [{ path: 'campi.copertina', url: copertina }]),
      ...(pagineSaggio ?? []).map((url, at) => ({ path: `campi.pagineSaggio.${at}`, url })),
    ];
    const unknown = await this.media.unknownAmong(named.map(({ url }) => url));
    const errors = named
      .filter(({ url }) => unknown.has(url))
      .map(({ path }) => ({ path, message: UNKNOWN_IMAGE }));
    if (errors.length === 0) return;
    throw new DomainError('invalid', sharedErrorCodes.invalidInput, { errors });
  }
}
