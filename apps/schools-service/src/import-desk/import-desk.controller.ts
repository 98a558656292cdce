import { Controller, Header } from '@nestjs/common';
import { adminImportEndpoints } from '@zaino/contracts/schools';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ImportsService } from './imports.service';
import { UploadsService } from './uploads.service';

@Controller()
export class ImportDeskController {
  constructor(
    private readonly service: ImportsService,
    private readonly uploads: UploadsService,
  ) {}

  @Route(adminImportEndpoints.imports)
  @Header('cache-control', 'no-store')
  imports(@Input() { page }: QueryOf<typeof adminImportEndpoints.imports>) {
    return this.service.page(page);
  }

  @Route(adminImportEndpoints.open)
  open(@CurrentSession() { session }: SignedIn) {
    return this.uploads.open(session.user.uid);
  }

  @Route(adminImportEndpoints.takeFolder)
  takeFolder(
    @Input('body') { year }: BodyOf<typeof adminImportEndpoints.takeFolder>,
    @CurrentSession() { session }: SignedIn,
  ) {
    return this.uploads.takeFolder(year, session.user.uid);
  }

  @Route(adminImportEndpoints.run)
  @Header('cache-control', 'no-store')
  run(@Input('params') { id }: ParamsOf<typeof adminImportEndpoints.run>) {
    return this.service.read(id);
  }

  @Route(adminImportEndpoints.sendPart)
  sendPart(
    @Input('params') place: ParamsOf<typeof adminImportEndpoints.sendPart>,
    @Input('body') content: Buffer,
  ) {
    return this.uploads.keepPart(place, content);
  }

  @Route(adminImportEndpoints.start)
  start(
    @Input('params') { id }: ParamsOf<typeof adminImportEndpoints.start>,
    @Input('body') files: BodyOf<typeof adminImportEndpoints.start>,
  ) {
    return this.uploads.start(id, files);
  }

  @Route(adminImportEndpoints.cancel)
  cancel(
    @Input('params') { id }: ParamsOf<typeof adminImportEndpoints.cancel>,
    @CurrentSession() { session }: SignedIn,
  ) {
    return this.service.cancel(id, session.user.uid);
  }

  @Route(adminImportEndpoints.undo)
  undo(
    @Input('params') { id }: ParamsOf<typeof adminImportEndpoints.undo>,
    @CurrentSession() { session }: SignedIn,
  ) {
    return this.service.undo(id, session.user.uid);
  }
}
