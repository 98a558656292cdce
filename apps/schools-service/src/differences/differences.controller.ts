import { Controller, Header, Res } from '@nestjs/common';
import { adminImportEndpoints } from '@zaino/contracts/schools';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import type { FastifyReply } from 'fastify';
import { DifferencesCsvService } from './differences-csv.service';
import { DifferencesService } from './differences.service';

const { differences, changedSchools, changedLists, differencesCsv } = adminImportEndpoints;

@Controller()
export class DifferencesController {
  constructor(
    private readonly service: DifferencesService,
    private readonly csv: DifferencesCsvService,
  ) {}

  @Route(differences)
  @Header('cache-control', 'no-store')
  places(
    @Input('params') { id }: ParamsOf<typeof differences>,
    @Input() { region }: QueryOf<typeof differences>,
  ) {
    return this.service.places(id, region);
  }

  @Route(changedSchools)
  @Header('cache-control', 'no-store')
  schools(
    @Input('params') { id }: ParamsOf<typeof changedSchools>,
    @Input() query: QueryOf<typeof changedSchools>,
  ) {
    return this.service.schools(id, query);
  }

  @Route(changedLists)
  @Header('cache-control', 'no-store')
  lists(@Input('params') { id, codice }: ParamsOf<typeof changedLists>) {
    return this.service.lists(id, codice);
  }

  @Route(differencesCsv)
  @Header('cache-control', 'no-store')
  async export(
    @Input('params') { id }: ParamsOf<typeof differencesCsv>,
    @Input() query: QueryOf<typeof differencesCsv>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const file = await this.csv.stream(id, query);
    void reply.headers({
      'content-type': differencesCsv.contentType,
      'content-disposition': `attachment; filename="differenze-${id}.csv"`,
    });
    return file;
  }
}
