import { Controller, Header, Res } from '@nestjs/common';
import { adminRejectEndpoints } from '@zaino/contracts/schools';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { RejectsCsvService } from './rejects-csv.service';
import { RejectsService } from './rejects.service';
import { RepairsService } from './repairs.service';

const { rejects, rejectsCsv, correct, discard, import: importRejects } = adminRejectEndpoints;

@Controller()
export class RejectsController {
  constructor(
    private readonly service: RejectsService,
    private readonly csv: RejectsCsvService,
    private readonly repairs: RepairsService,
  ) {}

  @Route(rejects)
  @Header('cache-control', 'no-store')
  page(@Input() query: QueryOf<typeof rejects>) {
    return this.service.page(query);
  }

  @Route(rejectsCsv)
  @Header('cache-control', 'no-store')
  export(
    @Input() query: QueryOf<typeof rejectsCsv>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.headers({
      'content-type': rejectsCsv.contentType,
      'content-disposition': 'attachment; filename="righe-scartate.csv"',
    });
    return this.csv.stream(query);
  }

  @Route(correct)
  correct(
    @Input('params') { id }: ParamsOf<typeof correct>,
    @Input('body') { cells }: BodyOf<typeof correct>,
    @CurrentSession() { session }: SignedIn,
  ) {
    return this.repairs.correct(id, cells, session.user.uid);
  }

  @Route(discard)
  discard(
    @Input('body') { ids, isDiscarded }: BodyOf<typeof discard>,
    @CurrentSession() { session }: SignedIn,
  ) {
    return this.repairs.discard(ids, isDiscarded, session.user.uid);
  }

  @Route(importRejects)
  import() {
    return this.repairs.import();
  }
}
