import { Controller, Header } from '@nestjs/common';
import { bookshopsEndpoints, bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { DirectoryService } from './directory.service';

@Controller()
export class DirectoryController {
  constructor(private readonly directory: DirectoryService) {}

  /** Never kept on the way: a bookshop that pauses is to be gone at once. */
  @Route(bookshopsEndpoints.bookshops)
  @Header('cache-control', 'no-store')
  list(@Input() query: QueryOf<typeof bookshopsEndpoints.bookshops>) {
    return this.directory.list(query);
  }

  @Route(bookshopsInternalEndpoints.sitemap)
  sitemap() {
    return this.directory.sitemap();
  }
}
