import { Controller } from '@nestjs/common';
import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { BookPagesService } from './book-pages.service';
import { SitemapService } from './sitemap.service';

type Asked = QueryOf<typeof schoolsInternalEndpoints.sitemapOfPlaces>;

@Controller()
export class SitemapController {
  constructor(
    private readonly sitemap: SitemapService,
    private readonly bookPages: BookPagesService,
  ) {}

  @Route(schoolsInternalEndpoints.sitemapOfPlaces)
  places(@Input() { after }: Asked) {
    return this.sitemap.places(after);
  }

  @Route(schoolsInternalEndpoints.sitemapOfSchools)
  schools(@Input() { after }: Asked) {
    return this.sitemap.schools(after);
  }

  @Route(schoolsInternalEndpoints.sitemapOfClasses)
  classes(@Input() { after }: Asked) {
    return this.sitemap.classes(after);
  }

  @Route(schoolsInternalEndpoints.sitemapOfBooks)
  books(@Input() { after }: Asked) {
    return this.bookPages.slice(after);
  }
}
