import { Module } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';
import { DirectoryModule } from '../directory/directory.module';
import { EnrichmentModule } from '../enrichment/enrichment.module';
import { BookFetcherController } from './book-fetcher.controller';
import { BookFinder, NoBookFinder } from './book-finder';
import { FetchRequestsService } from './fetch-requests.service';
import { FetchSweep } from './fetch-sweep';
import { FileFinder } from './file-finder';
import { HttpFinder } from './http-finder';

type Settings = Pick<
  Config,
  | 'BOOK_FETCHER'
  | 'BOOK_FETCHER_FILE'
  | 'BOOK_FETCHER_URL'
  | 'BOOK_FETCHER_FIELDS'
  | 'BOOK_FETCHER_AUTHORIZATION'
>;

/** What the settings name; a service that is told half of it does not start. */
function finderOf(settings: Settings): BookFinder {
  const { BOOK_FETCHER, BOOK_FETCHER_FILE: file, BOOK_FETCHER_URL: url } = settings;
  if (BOOK_FETCHER === 'file') {
    if (file === undefined) throw new Error('BOOK_FETCHER=file needs BOOK_FETCHER_FILE.');
    return new FileFinder(file);
  }
  if (BOOK_FETCHER !== 'http') return new NoBookFinder();
  const { BOOK_FETCHER_FIELDS: fields, BOOK_FETCHER_AUTHORIZATION: authorization } = settings;
  if (url === undefined || fields === undefined) {
    throw new Error('BOOK_FETCHER=http needs BOOK_FETCHER_URL and BOOK_FETCHER_FIELDS.');
  }
  return new HttpFinder({ url, fields, authorization });
}

/** Books that are looked for elsewhere. */
@Module({
  imports: [DirectoryModule, EnrichmentModule],
  controllers: [BookFetcherController],
  providers: [
    FetchRequestsService,
    FetchSweep,
    { provide: BookFinder, useFactory: finderOf, inject: [CONFIG] },
  ],
})
export class BookFetcherModule {}
