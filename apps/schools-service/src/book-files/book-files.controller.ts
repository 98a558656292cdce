import { Controller, Header, Res } from '@nestjs/common';
import { adminBookEndpoints } from '@zaino/contracts/schools';
import { type BodyOf, Input, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { BookExportService } from './book-export.service';
import { BookImportsService } from './book-imports.service';

const { exportCsv, previewCsv, importCsv, previewOnix, importOnix } = adminBookEndpoints;

@Controller()
export class BookFilesController {
  constructor(
    private readonly books: BookExportService,
    private readonly imports: BookImportsService,
  ) {}

  @Route(exportCsv)
  @Header('cache-control', 'no-store')
  export(
    @Input() query: QueryOf<typeof exportCsv>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const day = new Date().toISOString().slice(0, 10);
    void reply.headers({
      'content-type': exportCsv.contentType,
      'content-disposition': `attachment; filename="libri-${day}.csv"`,
    });
    return this.books.stream(query);
  }

  @Route(previewCsv)
  previewCsv(@Input('body') { csv }: BodyOf<typeof previewCsv>) {
    return this.imports.preview({ kind: 'csv', content: csv });
  }

  @Route(importCsv)
  importCsv(
    @CurrentSession() { session }: SignedIn,
    @Input('body') { csv, nome, token }: BodyOf<typeof importCsv>,
  ) {
    const order = { adminId: session.user.uid, name: nome, token };
    return this.imports.import({ kind: 'csv', content: csv }, order);
  }

  @Route(previewOnix)
  previewOnix(@Input('body') content: Buffer) {
    return this.imports.preview({ kind: 'onix', content });
  }

  @Route(importOnix)
  importOnix(
    @CurrentSession() { session }: SignedIn,
    @Input() { nome, token }: QueryOf<typeof importOnix>,
    @Input('body') content: Buffer,
  ) {
    const order = { adminId: session.user.uid, name: nome, token };
    return this.imports.import({ kind: 'onix', content }, order);
  }
}
