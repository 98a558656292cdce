import { Controller, Header, Res } from '@nestjs/common';
import { adminQualityEndpoints } from '@zaino/contracts/schools';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import type { FastifyReply } from 'fastify';
import { QualityCsvService } from './quality-csv.service';
import { QualityService } from './quality.service';

const { quality, books, booksCsv, schools, schoolsCsv, classes } = adminQualityEndpoints;

@Controller()
export class QualityController {
  constructor(
    private readonly service: QualityService,
    private readonly csv: QualityCsvService,
  ) {}

  @Route(quality)
  @Header('cache-control', 'no-store')
  counts() {
    return this.service.counts();
  }

  @Route(books)
  @Header('cache-control', 'no-store')
  books(@Input() query: QueryOf<typeof books>) {
    return this.service.books(query);
  }

  @Route(booksCsv)
  @Header('cache-control', 'no-store')
  booksFile(
    @Input() query: QueryOf<typeof booksCsv>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.headers({
      'content-type': booksCsv.contentType,
      'content-disposition': 'attachment; filename="libri-da-controllare.csv"',
    });
    return this.csv.books(query);
  }

  @Route(schools)
  @Header('cache-control', 'no-store')
  schools(@Input() query: QueryOf<typeof schools>) {
    return this.service.schools(query);
  }

  @Route(schoolsCsv)
  @Header('cache-control', 'no-store')
  schoolsFile(
    @Input() query: QueryOf<typeof schoolsCsv>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.headers({
      'content-type': schoolsCsv.contentType,
      'content-disposition': 'attachment; filename="classi-oltre-il-tetto.csv"',
    });
    return this.csv.classes(query);
  }

  @Route(classes)
  @Header('cache-control', 'no-store')
  classes(@Input('params') { codice }: ParamsOf<typeof classes>) {
    return this.service.classes(codice);
  }
}
