import { Controller, Header } from '@nestjs/common';
import { releasesEndpoints } from '@zaino/contracts/releases';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { Uploaded, type UploadedArchive } from './uploaded';
import { VersionsService } from './versions.service';

@Controller()
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  @Route(releasesEndpoints.publish)
  @Header('cache-control', 'no-store')
  publish(
    @Uploaded() { archive, releaser }: UploadedArchive,
    @Input('params') params: ParamsOf<typeof releasesEndpoints.publish>,
    @Input() { jump }: QueryOf<typeof releasesEndpoints.publish>,
  ) {
    return this.versions.publish({ ...params, jump, archive }, releaser);
  }
}
