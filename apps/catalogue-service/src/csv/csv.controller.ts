import { Controller, Header, Res } from '@nestjs/common';
import { adminCatalogueEndpoints } from '@zaino/contracts/catalogue';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { CsvExportService } from './csv-export.service';
import { CsvImportsService } from './csv-imports.service';

const { exportCsv, previewCsv, importCsv } = adminCatalogueEndpoints;

@Controller()
export class CsvController {
  constructor(
    private readonly products: CsvExportService,
    private readonly imports: CsvImportsService,
  ) {}

  @Route(exportCsv)
  @Header('cache-control', 'no-store')
  export(@Res({ passthrough: true }) reply: FastifyReply) {
    const day = new Date().toISOString().slice(0, 10);
    void reply.headers({
      'content-type': exportCsv.contentType,
      'content-disposition': `attachment; filename="prodotti-${day}.csv"`,
    });
    return this.products.stream();
  }

  @Route(previewCsv)
  preview(@Input('body') { csv }: BodyOf<typeof previewCsv>) {
    return this.imports.preview(csv);
  }

  @Route(importCsv)
  import(
    @Input('body') { csv, token }: BodyOf<typeof importCsv>,
    @CurrentSession() { session }: SignedIn,
  ) {
    return this.imports.import(csv, token, session.user.uid);
  }
}
